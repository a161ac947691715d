import { AsyncLocalStorage } from 'node:async_hooks';

/** The request for which something is done. */
interface CurrentRequest {
  id: string;
}

// The build of the site contains a copy of this module, besides that of the process which runs it: both share this
// place.
const place = Symbol.for('tessera.current-request');
// What is global may have anything.
const shared = globalThis as { [place]?: AsyncLocalStorage<CurrentRequest> };
shared[place] ??= new AsyncLocalStorage<CurrentRequest>();
const storage = shared[place];

/** Does work for a request: what is logged meanwhile, and what is asked of others, carries its id. */
export function withRequest<T>(id: string, work: () => T): T {
  return storage.run({ id }, work);
}

/** The id of the request for which the present work is done; undefined where there is none. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.id;
}
