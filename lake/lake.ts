import type { DatabaseSync } from 'node:sqlite';
import { checkHost, corsHeaders, preflight } from './access/gate.ts';
import { createToken, identify, type Role, requireRole, tokenOf } from './access/identity.ts';
import { type Dataset, openDatasets } from './datasets.ts';
import { streamHosts } from './events/stream-hosts.ts';
import { findRoute } from './find-route.ts';
import { forgetFiles } from './forms/submitted-files.ts';
import { transformQueue } from './images/transform-queue.ts';
import { openLedger } from './ledger.ts';
import type { LakeOptions } from './options.ts';
import { presenceRoom } from './presence/presence.ts';
import { Refusal } from './refusal.ts';
import { systemClock } from './releases/clock.ts';
import { runSchedule } from './releases/run-schedule.ts';
import { routes, streamRoutes } from './routes.ts';

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

/** Opens the lake of a data folder; throws LakeError with a sentence for people when that is not possible. */
export function openLake(options: LakeOptions): Lake {
  const datasets = openDatasets(options);
  const { store } = datasets.main;
  const accounts = { database: store.database };
  const streams = streamHosts();
  const identityOf = (token: string | undefined) => identify(token, accounts.database, options.token);
  const transforms = transformQueue(options.dataDir);
  const ledger = openLedger(options.dataDir);
  const stopSchedule = runSchedule(store, options.clock ?? systemClock);
  const stopForgetting = forgetFiles(store, options.dataDir);

  async function answer(request: Request, cors: Record<string, string>): Promise<Response> {
    if (request.method === 'OPTIONS') return preflight(request, cors);
    const url = new URL(request.url);
    const [, apiVersion = '', path = '/'] = url.pathname.match(/^\/+(?:v([^/]+)(?=\/))?(\/?.*)$/) ?? [];
    const clean = `/${path.replace(/^\/+/, '')}`;
    const found = findRoute(routes, request.method, clean);
    if (!found) {
      ledger.note(request.method, clean);
      throw new Refusal(
        404,
        `The lake has no ${request.method} ${clean}. What it answers is listed in lake/routes.ts.`,
      );
    }
    const { route, params } = found;
    const dataset = datasetOf(params);
    const identity = identityOf(tokenOf(request) ?? streams.take(url.searchParams.get('ticket') ?? ''));
    requireRole(identity, dataset === datasets.main ? route[2] : 'viewer');
    const elsewhere = streamRoutes.has(route[1]) && streams.redirect(request, url, tokenOf(request));
    if (elsewhere) return new Response(null, { status: 307, headers: { Location: elsewhere } });
    const own = identity.role === 'anonymous' ? 'anonymous' : 'known';
    return route[3](request, {
      store: dataset.store,
      runQuery: (question, lane = own) => datasets.readers.ask(dataset.name, question, lane, request.signal),
      hear: (filter, seq) => datasets.readers.hear(dataset.name, filter, seq, own, request.signal),
      options: { ...options, dataset: dataset.name },
      identity,
      datasets,
      accounts,
      params,
      url,
      apiVersion,
      transforms,
    });
  }

  function datasetOf({ project, dataset = options.dataset }: Record<string, string>): Dataset {
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
    createToken: (role, name) => createToken(accounts.database, role, name),
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
    database: store.database,
    get size() {
      return store.documents.all.size;
    },
    get listeners() {
      return store.listeners;
    },
    close() {
      stopSchedule();
      stopForgetting();
      datasets.close();
    },
  };
}

function refusalOf(error: unknown, request: Request): Refusal {
  if (error instanceof Refusal) return error;
  console.error(`The lake failed at ${request.method} ${new URL(request.url).pathname}:`, error);
  return new Refusal(
    500,
    `The lake failed at this request: ${(error as Error).message}. Its log has the details.`,
  );
}

function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'Vary') response.headers.append(name, value);
    else response.headers.set(name, value);
  }
  return response;
}
