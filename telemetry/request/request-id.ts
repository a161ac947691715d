import { randomUUID } from 'node:crypto';

/** The header by which a request is known in all processes that have to do with it, and in the answer. */
export const requestIdHeader = 'x-request-id';

// Nothing that could be an address, a name at a host, or a line of a log.
const form = /^[\w-]{8,64}$/;

/** The id of a request: what it brings, if whoever brings it is believed and it has the form of one; else a new one. */
export function requestIdOf(given: string | string[] | undefined, isBelieved: () => boolean): string {
  return typeof given === 'string' && form.test(given) && isBelieved() ? given : randomUUID();
}
