import type { SanityClient } from '@sanity/client';

const maxAsked = 200; // files that are asked for at once

/**
 * Which of some files something shows, drafts and versions too. Each is asked for by its id: the embedded server finds what refers to one
 * id at once, and looks through everything for one that it has to compute.
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
