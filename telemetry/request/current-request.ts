import { AsyncLocalStorage } from 'node:async_hooks';

/** The request on whose account something is done. */
interface CurrentRequest {
  id: string;
}

// The build of the site holds a copy of this module, beside that of the process which runs it.
const place = Symbol.for('tessera.current-request');
// What is global may have anything.
const shared = globalThis as { [place]?: AsyncLocalStorage<CurrentRequest> };
shared[place] ??= new AsyncLocalStorage<CurrentRequest>();
const storage = shared[place];

/** Does something on account of a request: what is logged meanwhile, and asked of others, carries its id. */
export function withRequest<T>(id: string, work: () => T): T {
  return storage.run({ id }, work);
}

/** The id of the request on whose account this is done; undefined where there is none. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.id;
}
