import type { SanityClient } from '@sanity/client';

const maxAsked = 200; // how many files are asked for at once

/**
 * The ids of those of some files that a document refers to, drafts and versions included. The query names each id,
 * because the lake has an index for a constant id, but would search everything for one that it has to compute. Rejects
 * when the lake does not answer.
 */
export async function usesAmong(client: SanityClient, ids: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (let from = 0; from < ids.length; from += maxAsked) {
    const some = ids.slice(from, from + maxAsked);
    const counts = await client.fetch<number[]>(
      `[${some.map((_, index) => `count(*[references($id${index})])`).join(', ')}]`,
      Object.fromEntries(some.map((id, index) => [`id${index}`, id])),
    );
    for (const [index, id] of some.entries()) if (counts[index]) used.add(id);
  }
  return used;
}
