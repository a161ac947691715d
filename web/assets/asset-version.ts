import type { IncomingMessage } from 'node:http';

/** The header by which a cache knows what is kept under a key again, packed or not: what has such a name never changes. */
export const etagOf = (key: string, encoding?: string): string =>
  encoding === undefined ? `"${key}"` : `"${key}-${encoding}"`;

/** Whether whoever asks has it already, so that it need not be sent. */
export const hasVersion = ({ headers }: IncomingMessage, etag: string): boolean =>
  headers['if-none-match']?.includes(etag) ?? false;

/**
 * The part that is asked for; undefined for all of it, also of another version than the one of which somebody has the rest (`null` where
 * it has no name), and where only its head is asked for.
 */
export function partAsked({ method, headers }: IncomingMessage, etag: string | null): string | undefined {
  const isOfThis = headers['if-range'] === undefined || headers['if-range'] === etag;
  return method === 'GET' && isOfThis ? headers.range : undefined;
}
