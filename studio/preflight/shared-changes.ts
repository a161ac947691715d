import type { SanityClient } from '@sanity/client';
import { type Fields, fieldIn } from '#schemas/fields.ts';
import type { Hint } from '../inspect/field-path.ts';
import { sayAlike } from '../inspect/say-alike.ts';

const bothQuery = '*[_id in $ids]';

/**
 * Hints about shared sections of a document that have unpublished changes, because whoever publishes the document may
 * think that this publishes the sections on it, too.
 */
export async function sharedChanges(client: SanityClient, document: Fields): Promise<Hint[]> {
  const places = Array.isArray(document.sections) ? document.sections.flatMap(placeOf) : [];
  if (places.length === 0) return [];
  const ids = places.flatMap(({ id }) => [id, `drafts.${id}`]);
  const stored = await client.fetch<(Fields & { _id: string })[]>(bothQuery, { ids }, { perspective: 'raw' });
  const byId = new Map(stored.map((one) => [one._id, one]));
  const isChanged = (id: string) => {
    const [published, draft] = [byId.get(id), byId.get(`drafts.${id}`)];
    return published && draft && sayAlike({ ...draft, _id: id }) !== sayAlike(published);
  };
  return places
    .filter(({ id }) => isChanged(id))
    .map(({ id, key }) => ({
      weight: 'advice',
      path: ['sections', { _key: key }],
      text: `“${byId.get(`drafts.${id}`)?.title}” is on several pages and was changed. Visitors get the change once you publish it, too.`,
      lacks: id,
    }));
}

function placeOf(section: unknown): { id: string; key: string }[] {
  const [id, key] = [fieldIn(fieldIn(section, 'section'), '_ref'), fieldIn(section, '_key')];
  return typeof id === 'string' && typeof key === 'string' ? [{ id, key }] : [];
}
