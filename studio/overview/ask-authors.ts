import type { SanityClient } from '@sanity/client';
import { authorsOf } from './authors-of.ts';

const perDocument = 4; // transactions

/**
 * Who has written of late in each of some stored documents, by their ids. Where one of them was changed so often that the others are
 * not among the newest transactions, those are asked for again; what has no history is left out.
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
    const missing = left.filter((id) => !authors.has(id));
    for (const id of left) found.set(id, authors.get(id) ?? found.get(id) ?? new Set());
    if (missing.length === left.length) break;
    left = missing;
  }
  return new Map([...found].filter(([, authors]) => authors.size > 0));
}
