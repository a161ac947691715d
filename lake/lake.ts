import type { DatabaseSync } from 'node:sqlite';
import { sessionsIn } from './features/accounts/session.ts';
import { accountTables } from './features/accounts/tables.ts';
import { assetFolder, noFile } from './features/assets/asset-file.ts';
import { forgetFiles } from './features/assets/forget-files.ts';
import { openOrigins, originTables } from './features/cors-origins/origins.ts';
import { copyTables, openCopies } from './features/datasets/copies.ts';
import { requireDataset } from './features/datasets/require-dataset.ts';
import { streamHosts } from './features/events/stream-hosts.ts';
import { hookTables } from './features/hooks/hook.ts';
import { runHooks } from './features/hooks/run-hooks.ts';
import { drawnFolder, openDrawnPictures } from './features/images/drawn-pictures.ts';
import { openSignatures } from './features/images/signature.ts';
import { openPainters } from './features/painters/painters.ts';
import { pictureLimits } from './features/painters/picture-limits.ts';
import { presenceRoom } from './features/presence/presence.ts';
import { checkLocks } from './features/releases/lock.ts';
import { runSchedule } from './features/releases/run-schedule.ts';
import { checkHost, corsHeaders, preflight } from './kernel/access/gate.ts';
import {
  administratorBy,
  type Identity,
  identify,
  type Role,
  requireRole,
  tokenOf,
} from './kernel/access/identity.ts';
import { createToken, tokensIn, tokenTables } from './kernel/access/tokens.ts';
import { systemClock } from './kernel/clock.ts';
import { keepFolderPrivate } from './kernel/files/keep-private.ts';
import { removeUnfinished } from './kernel/files/remove-unfinished.ts';
import { readApiVersion } from './kernel/http/api-version.ts';
import { findRoute } from './kernel/http/find-route.ts';
import type { RequestContext, WithParams } from './kernel/http/handler.ts';
import { openLedger } from './kernel/http/ledger.ts';
import type { Route } from './kernel/http/route.ts';
import { messageOf } from './kernel/message-of.ts';
import type { LakeOptions } from './kernel/options.ts';
import { Refusal } from './kernel/refusal.ts';
import { DatabaseGone } from './kernel/store/database-files.ts';
import { type Dataset, openDatasets } from './kernel/store/datasets.ts';
import { checkPlugins, type LakePlugin, slugsOf } from './plugin.ts';
import { openReaders } from './query/readers/readers.ts';
import { commentRoutes, fileRoutes, type LakeServices, routes as ownRoutes, streamRoutes } from './routes.ts';

/** An open lake: answers requests until it is closed. */
export interface Lake {
  handle(request: Request): Promise<Response>;
  /** Makes a token for somebody and returns it; the lake keeps only its hash. */
  createToken(role: Exclude<Role, 'anonymous'>, name: string): string;
  /** Why a socket is refused, as the status of HTTP that says so; undefined when it may open. */
  refuseSocket(request: Request): string | undefined;
  /** Who looks at what in the Studio at this moment. */
  readonly presence: ReturnType<typeof presenceRoom>;
  /** Where people, their sessions and their notes are kept, beside the documents of the site. */
  readonly database: DatabaseSync;
  /** How many documents there are. */
  readonly size: number;
  /** How many streams of events are open. */
  readonly listeners: number;
  close(): void;
}

/**
 * Opens the lake of a data folder, with what plug-ins add to it; throws LakeError with a sentence for people when that is not
 * possible.
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
  const copies = openCopies(datasets, options.projectId);
  const streams = streamHosts();
  const openStreams = new Set<object>();
  const known = [administratorBy(options.token), sessionsIn(database), tokensIn(database)];
  const identityOf = (token: string | undefined) => identify(token, known);
  const limits = pictureLimits(options);
  const painters = openPainters(limits);
  const drawn = openDrawnPictures(options.dataDir, painters);
  const isSigned = openSignatures(options.dataDir);
  const ledger = openLedger(options.dataDir);
  const clock = options.clock ?? systemClock;
  const stopWatching = datasets.watch((dataset) => {
    const stopSchedule = runSchedule({ store: dataset.store, checks }, clock);
    const stopForgetting = forgetFiles(dataset, drawn.forget);
    return () => {
      stopSchedule();
      stopForgetting();
      readers.renew();
    };
  });
  const hooks = runHooks(database, {
    datasets,
    clock,
    match: ({ name, store: { folder } }, rule, seq) => readers.match({ name, folder }, rule, seq),
    projectId: options.projectId,
  });
  const stops = plugins.map(({ start }) => start?.(store, options));

  let isGone = false;
  function tellGone(reason: DatabaseGone): void {
    if (isGone || !reason.isSaved) return;
    isGone = true;
    options.onGone?.(reason);
  }

  async function answer(request: Request, cors: Record<string, string>): Promise<Response> {
    if (request.method === 'OPTIONS') return preflight(request, cors);
    const url = new URL(request.url);
    const { apiVersion, path } = readApiVersion(url.pathname);
    const found = findRoute(routes, request.method, path);
    if ('allowed' in found) {
      ledger.note(request.method, path);
      if (found.allowed.length > 0) throw Refusal.ofMethod(request.method, path, found.allowed);
      throw new Refusal(
        404,
        `The lake has no ${request.method} ${path}. What it answers is listed in lake/routes.ts and by its plug-ins.`,
      );
    }
    const { route, params } = found;
    const identity = identityOf(tokenOf(request) ?? streams.take(url.searchParams.get('ticket') ?? ''));
    const dataset = datasetOf(params, route, identity);
    const elsewhere = streamRoutes.has(route.pattern) && streams.redirect(request, url, tokenOf(request));
    if (elsewhere) return new Response(null, { status: 307, headers: { Location: elsewhere } });
    const own = identity.role === 'anonymous' ? 'anonymous' : 'known';
    const asked = { name: dataset.name, folder: dataset.store.folder };
    const context: RequestContext & LakeServices & WithParams<string> = {
      store: dataset.store,
      checks,
      runQuery: (question, lane = own) => readers.ask(asked, question, lane, request.signal),
      hear: (filter, seq) => readers.hear(asked, filter, seq, own, request.signal),
      options: { ...options, dataset: dataset.name },
      identity,
      datasets,
      accounts: { database },
      params,
      url,
      apiVersion,
      painters,
      drawn,
      isSigned,
      pictureLimits: limits,
      countStream() {
        const stream = {};
        openStreams.add(stream);
        return () => openStreams.delete(stream);
      },
      copies,
      origins,
      hooks,
    };
    try {
      return await route.handler(request, context);
    } catch (error) {
      if (error instanceof Refusal || dataset.store.database.isOpen) throw error;
      throw new Refusal(404, `The dataset "${dataset.name}" was deleted meanwhile.`);
    }
  }

  /** The dataset that a path names, else that of the site, for somebody who has the role that is needed there. */
  function datasetOf(
    { project, dataset = options.dataset, name = '' }: { project?: string; dataset?: string; name?: string },
    { pattern, role }: Pick<Route, 'pattern' | 'role'>,
    identity: Identity,
  ): Dataset {
    if (project !== undefined && project !== options.projectId)
      throw new Refusal(404, `This lake holds the project "${options.projectId}", not "${project}".`);
    const found = datasets.find(dataset);
    if (fileRoutes.has(pattern)) {
      // Whoever knows the name of a file gets it; whether there is such a dataset is not to be told from one that has none.
      if (!found || (found.addonFor && identity.role === 'anonymous')) throw noFile(name);
      return found;
    }
    requireDataset(found, dataset, identity);
    requireRole(identity, found.addonFor && commentRoutes.has(pattern) ? 'viewer' : role);
    return found;
  }

  return {
    async handle(request) {
      let cors: Record<string, string> = {};
      try {
        checkHost(request, options);
        const ticket = new URL(request.url).searchParams.get('ticket');
        cors = corsHeaders(request, options, streams.isTicket(ticket), origins.ruleOf);
        datasets.checkFiles(); // what is gone is not even looked into
        const response = await answer(request, cors);
        datasets.checkFiles(); // nor is anybody told that something was written into it
        return withHeaders(response, cors);
      } catch (error) {
        if (error instanceof DatabaseGone) tellGone(error);
        return withHeaders(refusalOf(error, request).toResponse(), cors);
      }
    },
    createToken: (role, name) => createToken(database, { role, name }).token,
    refuseSocket(request) {
      try {
        checkHost(request, options);
        corsHeaders(request, options, false, origins.ruleOf);
        return undefined;
      } catch {
        return '403 Forbidden';
      }
    },
    presence: presenceRoom((token) => identityOf(token)),
    database,
    get size() {
      return store.documents.size;
    },
    get listeners() {
      return openStreams.size;
    },
    close() {
      hooks.close();
      copies.close();
      stopWatching();
      for (const stop of stops) stop?.();
      readers.close();
      painters.close();
      datasets.close();
    },
  };
}

function refusalOf(error: unknown, request: Request): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseGone) return new Refusal(500, error.message);
  // A client that hangs up in the midst of its request is no fault.
  if (!request.signal.aborted)
    console.error(`The lake failed at ${request.method} ${new URL(request.url).pathname}:`, error);
  return new Refusal(500, `The lake failed at this request: ${messageOf(error)}. Its log has the details.`);
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'Vary') response.headers.append(name, value);
    else response.headers.set(name, value);
  }
  return response;
}
