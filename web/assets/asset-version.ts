import type { IncomingMessage } from 'node:http';

/**
 * The ETag of what is kept under a key, in one encoding. It is valid for ever because what is kept under a key never
 * changes.
 */
export const etagOf = (key: string, encoding?: string): string =>
  encoding === undefined ? `"${key}"` : `"${key}-${encoding}"`;

/** Whether the client already has this version. */
export const hasVersion = ({ headers }: IncomingMessage, etag: string): boolean =>
  headers['if-none-match']?.includes(etag) ?? false;

/**
 * The requested range; undefined when all of the asset is to be sent. That is so for HEAD, and when `If-Range` names
 * another version than `etag` (null for an asset without one).
 */
export function partAsked({ method, headers }: IncomingMessage, etag: string | null): string | undefined {
  const isOfThis = headers['if-range'] === undefined || headers['if-range'] === etag;
  return method === 'GET' && isOfThis ? headers.range : undefined;
}
