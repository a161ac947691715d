import { heldBody } from '../kernel/http/held-body.ts';
import type { QueryServices } from './query-services.ts';

const maxCopiedBytes = 64 * 1024; // a larger answer is not copied, and counts as held while it waits for its reader

/** An answer of JSON that is there in parts; throws the 429 of `hold` when too much is held for its reader already. */
export function heldJson(parts: readonly Uint8Array<ArrayBuffer>[], hold: QueryServices['hold']): Response {
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  const headers = { 'Content-Type': 'application/json' };
  if (bytes < maxCopiedBytes) return new Response(Buffer.concat(parts), { headers });
  return new Response(heldBody(parts, hold(bytes)), { headers });
}
