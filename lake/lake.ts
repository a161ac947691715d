import type { DatabaseSync } from 'node:sqlite';
import { sessionsIn } from './features/accounts/session.ts';
import { accountTables } from './features/accounts/tables.ts';
import { streamHosts } from './features/events/stream-hosts.ts';
import { transformQueue } from './features/images/transform-queue.ts';
import { presenceRoom } from './features/presence/presence.ts';
import { checkLocks } from './features/releases/lock.ts';
import { runSchedule } from './features/releases/run-schedule.ts';
import { checkHost, corsHeaders, preflight } from './kernel/access/gate.ts';
import {
  administratorBy,
  createToken,
  identify,
  type Role,
  requireRole,
  tokenOf,
  tokensIn,
} from './kernel/access/identity.ts';
import { systemClock } from './kernel/clock.ts';
import { findRoute } from './kernel/http/find-route.ts';
import { openLedger } from './kernel/http/ledger.ts';
import type { Route } from './kernel/http/route.ts';
import { messageOf } from './kernel/message-of.ts';
import type { LakeOptions } from './kernel/options.ts';
import { Refusal } from './kernel/refusal.ts';
import { type Dataset, openDatasets } from './kernel/store/datasets.ts';
import { usualSlugs } from './kernel/store/lookup.ts';
import { checkPlugins, type LakePlugin } from './plugin.ts';
import { openReaders } from './query/readers/readers.ts';
import { type LakeServices, routes as ownRoutes, streamRoutes } from './routes.ts';

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
    slugs: [...new Set([...plugins.flatMap(({ indexes = [] }) => indexes), ...usualSlugs])],
    tables: [accountTables, ...plugins.map(({ name, tables = [] }) => ({ owner: name, migrations: tables }))],
    moveFiles: plugins.flatMap(({ moveFiles = [] }) => moveFiles),
  });
  const { store } = datasets.main;
  const { database } = store;
  const checks = [checkLocks, ...plugins.flatMap(({ checks = [] }) => checks)];
  const readers = openReaders(options, datasets);
  const streams = streamHosts();
  const known = [administratorBy(options.token), sessionsIn(database), tokensIn(database)];
  const identityOf = (token: string | undefined) => identify(token, known);
  const transforms = transformQueue(options.dataDir);
  const ledger = openLedger(options.dataDir);
  const stopSchedule = runSchedule({ store, checks }, options.clock ?? systemClock);
  const stops = plugins.map(({ start }) => start?.(store, options));

  async function answer(request: Request, cors: Record<string, string>): Promise<Response> {
    if (request.method === 'OPTIONS') return preflight(request, cors);
    const url = new URL(request.url);
    const [, apiVersion = '', path = '/'] = url.pathname.match(/^\/+(?:v([^/]+)(?=\/))?(\/?.*)$/) ?? [];
    const clean = `/${path.replace(/^\/+/, '')}`;
    const found = findRoute(routes, request.method, clean);
    if ('allowed' in found) {
      ledger.note(request.method, clean);
      if (found.allowed.length > 0) throw Refusal.ofMethod(request.method, clean, found.allowed);
      throw new Refusal(
        404,
        `The lake has no ${request.method} ${clean}. What it answers is listed in lake/routes.ts and by its plug-ins.`,
      );
    }
    const { route, params } = found;
    const dataset = datasetOf(params);
    const identity = identityOf(tokenOf(request) ?? streams.take(url.searchParams.get('ticket') ?? ''));
    requireRole(identity, dataset === datasets.main ? route.role : 'viewer');
    const elsewhere = streamRoutes.has(route.pattern) && streams.redirect(request, url, tokenOf(request));
    if (elsewhere) return new Response(null, { status: 307, headers: { Location: elsewhere } });
    const own = identity.role === 'anonymous' ? 'anonymous' : 'known';
    return route.handler(request, {
      store: dataset.store,
      checks,
      runQuery: (question, lane = own) => readers.ask(dataset.name, question, lane, request.signal),
      hear: (filter, seq) => readers.hear(dataset.name, filter, seq, own, request.signal),
      options: { ...options, dataset: dataset.name },
      identity,
      datasets,
      accounts: { database },
      params,
      url,
      apiVersion,
      transforms,
    });
  }

  function datasetOf({
    project,
    dataset = options.dataset,
  }: {
    project?: string;
    dataset?: string;
  }): Dataset {
    if (project !== undefined && project !== options.projectId) {
      throw new Refusal(404, `This lake holds the project "${options.projectId}", not "${project}".`);
    }
    const found = datasets.find(dataset);
    if (found) return found;
    throw new Refusal(404, `Dataset "${dataset}" not found: this lake holds "${options.dataset}".`);
  }

  return {
    async handle(request) {
      let cors: Record<string, string> = {};
      try {
        checkHost(request, options);
        const ticket = new URL(request.url).searchParams.get('ticket');
        cors = corsHeaders(request, options, streams.isTicket(ticket));
        return withHeaders(await answer(request, cors), cors);
      } catch (error) {
        return withHeaders(refusalOf(error, request).toResponse(), cors);
      }
    },
    createToken: (role, name) => createToken(database, role, name),
    refuseSocket(request) {
      try {
        checkHost(request, options);
        corsHeaders(request, options);
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
      return store.listeners;
    },
    close() {
      stopSchedule();
      for (const stop of stops) stop?.();
      readers.close();
      datasets.close();
    },
  };
}

function refusalOf(error: unknown, request: Request): Refusal {
  if (error instanceof Refusal) return error;
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
