import type { DatabaseSync } from 'node:sqlite';
import { proxiesBy } from '@tessera/limits/sender-address';
import { type Answering, answerRequest } from './answer-request.ts';
import { openHashing } from './features/accounts/hashing.ts';
import { sessionsIn } from './features/accounts/session.ts';
import { accountTables } from './features/accounts/tables.ts';
import { openTries } from './features/accounts/tries.ts';
import { assetFolder } from './features/assets/asset-file.ts';
import { forgetFiles } from './features/assets/forget-files.ts';
import { openOrigins, originTables } from './features/cors-origins/origins.ts';
import { copyTables, openCopies } from './features/datasets/copies.ts';
import { streamHosts } from './features/events/stream-hosts.ts';
import { hookTables } from './features/hooks/hook.ts';
import { runHooks } from './features/hooks/run-hooks.ts';
import { drawnFolder, openDrawnPictures } from './features/images/drawn-pictures.ts';
import { openSignatures } from './features/images/signature.ts';
import { openPainters } from './features/painters/painters.ts';
import { pictureLimits } from './features/painters/picture-limits.ts';
import { presenceRoom, type SocketSeat } from './features/presence/presence.ts';
import { checkLocks } from './features/releases/lock.ts';
import { runSchedule } from './features/releases/run-schedule.ts';
import { checkHost, corsHeaders, preflight } from './kernel/access/gate.ts';
import { holdOpen } from './kernel/access/held-open.ts';
import { administratorBy, anonymous, identify, type Role } from './kernel/access/identity.ts';
import { limitNumbers, openLimits } from './kernel/access/limits.ts';
import { sendersBy } from './kernel/access/sender.ts';
import { createToken, tokensIn, tokenTables } from './kernel/access/tokens.ts';
import { systemClock } from './kernel/clock.ts';
import { keepFolderPrivate } from './kernel/files/keep-private.ts';
import { removeUnfinished } from './kernel/files/remove-unfinished.ts';
import { answerHeaders, withHeaders } from './kernel/http/answer-headers.ts';
import { openLedger } from './kernel/http/ledger.ts';
import type { Route } from './kernel/http/route.ts';
import { type NameOf, optionOf } from './kernel/name-of.ts';
import type { LakeOptions } from './kernel/options.ts';
import { DatabaseGone } from './kernel/store/database-files.ts';
import { openDatasets } from './kernel/store/datasets.ts';
import { checkPlugins, type LakePlugin, slugsOf } from './plugin.ts';
import { openReaders } from './query/readers/readers.ts';
import { refusalOf } from './refusal-of.ts';
import { type LakeServices, routes as ownRoutes } from './routes.ts';

/** An open lake: answers requests until it is closed. */
export interface Lake {
  /**
   * Answers a request; without `socketAddress` it counts as one from this machine. `hearRoute` is called with the
   * pattern of its route.
   */
  handle(request: Request, socketAddress?: string, hearRoute?: (pattern: string) => void): Promise<Response>;
  /** Makes a token for somebody and returns it; the lake keeps only its hash. */
  createToken(role: Exclude<Role, 'anonymous'>, name: string): string;
  /** What the options of the lake are called by whoever opened it. */
  readonly nameOf: NameOf;
  /**
   * Takes a seat for a socket of presence; the lake calls `end` to end the socket. Throws Refusal when it may not open.
   */
  openSocket(request: Request, socketAddress: string | undefined, end: () => void): SocketSeat;
  /** Whether the address of a socket stands for many clients: this machine's own, and those of trusted proxies. */
  standsForMany(address: string): boolean;
  /** Who looks at what in the Studio at this moment. */
  readonly presence: ReturnType<typeof presenceRoom>;
  /** Where people, their sessions and their notes are kept, beside the documents of the site. */
  readonly database: DatabaseSync;
  /** How many documents there are. */
  readonly size: number;
  /** How many streams of events are open. */
  readonly listeners: number;
  /** How many pictures wait to be drawn, and how many queries for a thread. */
  readonly waiting: { pictures: number; queries: number };
  close(): void;
}

/**
 * Opens the lake of a data folder, with what plug-ins add to it; throws LakeError with a sentence for people when that
 * is not possible.
 */
export function openLake({
  plugins = [],
  ...options
}: LakeOptions & { plugins?: readonly LakePlugin[] }): Lake {
  checkPlugins(plugins, ownRoutes);
  const routes: readonly Route<LakeServices>[] = [
    ...ownRoutes,
    ...plugins.flatMap(({ routes = [] }) => routes),
  ];
  const datasets = openDatasets(options, {
    slugs: slugsOf(plugins),
    tables: [
      accountTables,
      tokenTables,
      copyTables,
      originTables,
      hookTables,
      ...plugins.map(({ name, tables = [] }) => ({ owner: name, migrations: tables })),
    ],
    moveFiles: plugins.flatMap(({ moveFiles = [] }) => moveFiles),
  });
  const assetFolders = datasets.list().map(({ store: { folder } }) => assetFolder(folder));
  for (const folder of [...assetFolders, drawnFolder(options.dataDir)]) {
    removeUnfinished(folder);
    keepFolderPrivate(folder);
  }
  const { store } = datasets.main;
  const { database } = store;
  const checks = [checkLocks, ...plugins.flatMap(({ checks = [] }) => checks)];
  const readers = openReaders(options, datasets);
  const origins = openOrigins(database);
  const copies = openCopies(datasets, options.projectId, (copy) => {
    for (const { tidyCopy } of plugins) tidyCopy?.(copy);
  });
  const streams = streamHosts(options);
  const numbers = limitNumbers(options.limits);
  const limits = openLimits(numbers, options.nameOf);
  const senderOf = sendersBy(options.trustedProxies);
  const known = [administratorBy(options.token), sessionsIn(database), tokensIn(database)];
  const identityOf = (token: string | undefined) => identify(token, known, options.nameOf);
  const [openStreams, openSockets] = [holdOpen(identityOf), holdOpen(identityOf)];
  const pictures = pictureLimits(options);
  const painters = openPainters({ ...pictures, nameOf: options.nameOf });
  const drawn = openDrawnPictures(options.dataDir, painters);
  const accounts = { database, hashing: openHashing(numbers), tries: openTries(numbers) };
  const clock = options.clock ?? systemClock;
  const usualHeaders = answerHeaders(options.publicUrl);
  // After a kill, the last transaction may still have to be followed up. The schedule makes new transactions at once,
  // so it begins after everything that looks at the last one.
  const stopForgetting = datasets.watch((dataset) => forgetFiles(dataset, drawn.forget));
  const hooks = runHooks(database, {
    datasets,
    clock,
    match: ({ name, store: { folder } }, rule, span) => readers.match({ name, folder }, rule, span),
    projectId: options.projectId,
  });
  const stops = plugins.map(({ start }) => start?.(store, options));
  const stopSchedules = datasets.watch((dataset) => runSchedule({ store: dataset.store, checks }, clock));
  const stopRenewing = datasets.watch(() => readers.renew);

  let isGone = false;
  function tellGone(reason: DatabaseGone): void {
    if (isGone || !reason.isSaved) return;
    isGone = true;
    options.onGone?.(reason);
  }

  const answering: Answering = {
    routes,
    options,
    datasets,
    checks,
    readers,
    limits,
    streams,
    ledger: openLedger(options.dataDir),
    senderOf,
    identityOf,
    openStreams,
    openSockets,
    services: {
      accounts,
      painters,
      drawn,
      isSigned: openSignatures(options.dataDir),
      pictureLimits: pictures,
      copies,
      origins,
      hooks,
    },
  };

  return {
    async handle(request, socketAddress, hearRoute = () => {}) {
      let cors: Record<string, string> = {};
      try {
        checkHost(request, options);
        const ticket = new URL(request.url).searchParams.get('ticket');
        cors = corsHeaders(request, options, streams.isTicket(ticket), origins.ruleOf);
        datasets.checkFiles(); // nothing is read from a file that is gone
        const response =
          request.method === 'OPTIONS'
            ? preflight(request, cors)
            : await answerRequest(answering, request, { hearRoute, socketAddress });
        datasets.checkFiles(); // nor is a write into it reported as done
        return withHeaders(response, cors, usualHeaders);
      } catch (error) {
        if (error instanceof DatabaseGone) tellGone(error);
        return withHeaders(refusalOf(error, request).toResponse(), cors, usualHeaders);
      }
    },
    nameOf: options.nameOf ?? optionOf,
    createToken: (role, name) => createToken(database, { role, name }).token,
    openSocket(request, socketAddress, end) {
      checkHost(request, options);
      corsHeaders(request, options, false, origins.ruleOf);
      const sender = senderOf(request, anonymous, socketAddress);
      let free = limits.seat({ identity: anonymous, sender });
      return {
        sit(identity, token) {
          const freeOther = limits.seat({ identity, sender });
          free();
          const forget = openSockets.add({ token, identity, end });
          free = () => {
            forget();
            freeOther();
          };
        },
        free: () => free(),
      };
    },
    standsForMany: proxiesBy(options.trustedProxies ?? []),
    presence: presenceRoom((token) => identityOf(token)),
    database,
    get size() {
      return store.documents.size;
    },
    get listeners() {
      return openStreams.size;
    },
    get waiting() {
      return { pictures: painters.waiting, queries: readers.waiting };
    },
    close() {
      accounts.hashing.close();
      for (const open of [openStreams, openSockets]) open.close();
      hooks.close();
      copies.close();
      for (const stop of [stopForgetting, stopSchedules, stopRenewing, ...stops]) stop?.();
      readers.close();
      painters.close();
      datasets.close();
    },
  };
}
