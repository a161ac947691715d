import type { SanityClient } from '@sanity/client';
import { authorsOf } from './authors-of.ts';

const perDocument = 4; // transactions

/**
 * The ids of those who wrote in each of some stored documents recently, by the ids of the documents. Where one of them
 * was changed so often that others are not among the newest transactions, it asks again for those. Documents without a
 * history are left out. Rejects when the lake does not answer.
 */
export async function askAuthors(
  client: SanityClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (let left = [...ids]; left.length > 0; ) {
    const url = `/data/history/${client.config().dataset}/transactions/${left}`;
    const query = { excludeContent: 'true', reverse: 'true', limit: String(left.length * perDocument) };
    const authors = authorsOf(await client.request<unknown>({ url, query }));
    for (const [id, names] of authors) if (left.includes(id)) found.set(id, names);
    const missing = left.filter((id) => !found.has(id));
    if (missing.length === left.length) break;
    left = missing;
  }
  return found;
}
