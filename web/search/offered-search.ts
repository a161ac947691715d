import type { Found } from './search-thread.ts';

type Ask = (question: string, signal?: AbortSignal) => Promise<Found>;

/** The global symbol at which a process and the routes that Next has bundled for it meet. */
const slot = Symbol.for('tessera.search');

/** Lets the routes of this process ask the search. */
export function offerSearch(ask: Ask): void {
  Reflect.set(globalThis, slot, ask);
}

/** The search that this process offers; undefined where none is, as where functions serve the site. */
export const offeredSearch = (): Ask | undefined => Reflect.get(globalThis, slot);
