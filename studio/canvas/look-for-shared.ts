import type { ClientPerspective, SanityClient } from '@sanity/client';
import groq from 'groq';
import type { FoundShared } from '#canvas/messages.ts';
import { addressedTypes } from '#schemas/addresses.ts';

const maxFound = 200;

const query = groq`*[_type == "shared-section" && defined(sections[0]._type)]
  | order(lower(title), _id)[0...${maxFound}]
  {"id": _id, "title": coalesce(title, ""), "kind": sections[0]._type,
   "uses": count(*[_type in $types && references(^._id)])}`;
const publishedQuery = groq`*[_id in $ids]._id`;

/** The sections that pages share, by their names, as they are through a perspective; those that hold nothing are left out. */
export async function lookForShared(
  client: SanityClient,
  perspective: ClientPerspective,
): Promise<FoundShared[]> {
  const found = await client.fetch<Omit<FoundShared, 'isPublished'>[]>(
    query,
    { types: addressedTypes },
    { perspective },
  );
  const ids = found.map(({ id }) => id);
  const published = new Set(
    await client.fetch<string[]>(publishedQuery, { ids }, { perspective: 'published' }),
  );
  return found.map((shared) => ({ ...shared, isPublished: published.has(shared.id) }));
}
