import type { ClientPerspective, SanityClient } from '@sanity/client';
import groq from 'groq';
import type { FoundShared } from '#canvas/messages.ts';

const maxFound = 500;

/**
 * This does not count the pages that show each section: in a list, the lake would compare every section with every
 * page.
 */
const query = groq`*[_type == "shared-section" && defined(sections[0]._type)]
  | order(lower(title), _id)[0...$max]{"id": _id, title, "kind": sections[0]._type}`;
const publishedQuery = groq`*[_id in $ids]._id`;

/**
 * The sections that pages share, ordered by name, as they are in a perspective, and whether these are all. Leaves out
 * empty ones, and those beyond the first `max`. Rejects when the lake cannot be asked.
 */
export async function lookForShared(
  client: SanityClient,
  perspective: ClientPerspective,
  max = maxFound,
): Promise<{ sections: FoundShared[]; isAll: boolean }> {
  const found = await client.fetch<{ id: string; title: string | null; kind: string }[]>(
    query,
    { max: max + 1 },
    { perspective },
  );
  const sections = found.slice(0, max);
  const ids = sections.map(({ id }) => id);
  const published = new Set(
    await client.fetch<string[]>(publishedQuery, { ids }, { perspective: 'published' }),
  );
  return {
    isAll: found.length <= max,
    sections: sections.map(({ id, title, kind }) => ({
      id,
      kind,
      title: title || 'Without a name',
      isPublished: published.has(id),
    })),
  };
}
