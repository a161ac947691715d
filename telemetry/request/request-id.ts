import { randomUUID } from 'node:crypto';

/** The header with the id of a request, in all processes that have to do with it and in the answer. */
export const requestIdHeader = 'x-request-id';

// No address, no e-mail address and no line of a log has this form.
const form = /^[\w-]{8,64}$/;

/**
 * The id of a request: the one that it brings, if that has the form of an id and its sender is believed; else a new
 * one.
 */
export function requestIdOf(given: string | string[] | undefined, isBelieved: () => boolean): string {
  return typeof given === 'string' && form.test(given) && isBelieved() ? given : randomUUID();
}
