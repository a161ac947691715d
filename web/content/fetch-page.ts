import type { SanityClient } from '@sanity/client';
import type { Found } from '#pages/found.ts';
import { resolvePath } from '#pages/resolve-path.ts';
import { shownAt } from '#pages/shown-at.ts';
import { fetchContent, type Perspective } from './fetch-content.ts';

/**
 * Fetches and checks all that a path leads to. `tags` are the sync tags of all that may change it. Visitors get the
 * sections that are shown at this moment, and `changesAt` says when others are; editors get all sections.
 */
export async function fetchPage(
  client: SanityClient,
  path: string,
  perspective: Perspective = 'published',
): Promise<{ data: Found; tags: string[]; changesAt?: Date }> {
  const all = new Set<string>();
  const found = await resolvePath(path, async (contract, query, params) => {
    const { data, tags } = await fetchContent(client, contract, query, params, perspective);
    for (const tag of tags) all.add(tag);
    return data;
  });
  const tags = [...all];
  if (perspective !== 'published') return { data: found, tags };
  const { found: data, changesAt } = shownAt(path, found, new Date());
  return { data, tags, changesAt };
}
