import { checkHost, corsHeaders, preflight } from './access/gate.ts';
import { createToken, identify, type Role, requireRole } from './access/identity.ts';
import { findRoute } from './find-route.ts';
import { transformQueue } from './images/transform-queue.ts';
import { openLedger } from './ledger.ts';
import type { LakeOptions } from './options.ts';
import { queryEngine } from './query/run-query.ts';
import { Refusal } from './refusal.ts';
import { systemClock } from './releases/clock.ts';
import { runSchedule } from './releases/run-schedule.ts';
import { routes } from './routes.ts';
import { openStore } from './store/store.ts';

/** An open lake: answers requests until it is closed. */
export interface Lake {
  handle(request: Request): Promise<Response>;
  /** Makes a token for somebody and returns it; the lake keeps only its hash. */
  createToken(role: Exclude<Role, 'anonymous'>, name: string): string;
  /** How many documents there are. */
  readonly size: number;
  /** How many streams of events are open. */
  readonly listeners: number;
  close(): void;
}

/** Opens the lake of a data folder; throws LakeError with a sentence for people when that is not possible. */
export function openLake(options: LakeOptions): Lake {
  const store = openStore(options.dataDir);
  const runQuery = queryEngine(store, options);
  const transforms = transformQueue(options.dataDir);
  const ledger = openLedger(options.dataDir);
  const stopSchedule = runSchedule(store, options.clock ?? systemClock);

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
    checkPlace(params, options);
    const identity = identify(request, store.database, options.token);
    requireRole(identity, route[2]);
    return route[3](request, { store, runQuery, options, identity, params, url, apiVersion, transforms });
  }

  return {
    async handle(request) {
      let cors: Record<string, string> = {};
      try {
        checkHost(request, options);
        cors = corsHeaders(request, options);
        return withHeaders(await answer(request, cors), cors);
      } catch (error) {
        return withHeaders(refusalOf(error, request).toResponse(), cors);
      }
    },
    createToken: (role, name) => createToken(store.database, role, name),
    get size() {
      return store.documents.all.size;
    },
    get listeners() {
      return store.listeners;
    },
    close() {
      stopSchedule();
      store.close();
    },
  };
}

function checkPlace({ project, dataset }: Record<string, string>, options: LakeOptions): void {
  if (project !== undefined && project !== options.projectId) {
    throw new Refusal(404, `This lake holds the project "${options.projectId}", not "${project}".`);
  }
  if (dataset !== undefined && dataset !== options.dataset) {
    throw new Refusal(404, `Dataset "${dataset}" not found: this lake holds "${options.dataset}".`);
  }
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
