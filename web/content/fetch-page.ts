import type { SanityClient } from '@sanity/client';
import * as z from 'zod';
import { checkFound, type Found } from '#sections/found.ts';
import { resolved, resolveParams, resolveQuery } from '#sections/resolve-contract.ts';
import { upgradeSections } from '#sections/upgrade-sections.ts';
import { fetchContent, type Perspective } from './fetch-content.ts';

/** Asks for all that a path leads to; sections of an older form come upgraded, and each was checked. `tags` are those whose change may change it. */
export async function fetchPage(
  client: SanityClient,
  path: string,
  perspective: Perspective = 'published',
): Promise<{ data: Found; tags: string[] }> {
  const asked = resolveParams(path);
  const { data, tags } = await fetchContent(client, resolved, resolveQuery, asked, perspective);
  if (!data.page) return { data: checkFound(data), tags };
  const all = new Set(tags);
  const sections = await upgradeSections(data.page.sections, async (query, params) => {
    const upgraded = await fetchContent(client, z.unknown(), query, { ...asked, ...params }, perspective);
    for (const tag of upgraded.tags) all.add(tag);
    return upgraded.data;
  });
  return { data: checkFound({ ...data, page: { ...data.page, sections } }), tags: [...all] };
}
