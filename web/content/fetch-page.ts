import type { SanityClient } from '@sanity/client';
import type { Found } from '#pages/found.ts';
import { resolvePath } from '#pages/resolve-path.ts';
import { fetchContent, type Perspective } from './fetch-content.ts';

/** All that a path leads to, checked; `tags` are those whose change may change it. */
export async function fetchPage(
  client: SanityClient,
  path: string,
  perspective: Perspective = 'published',
): Promise<{ data: Found; tags: string[] }> {
  const all = new Set<string>();
  const data = await resolvePath(path, async (contract, query, params) => {
    const { data, tags } = await fetchContent(client, contract, query, params, perspective);
    for (const tag of tags) all.add(tag);
    return data;
  });
  return { data, tags: [...all] };
}
