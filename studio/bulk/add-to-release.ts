import type { SanityClient } from '@sanity/client';
import type { Fields } from '#schemas/fields.ts';
import { type Chosen, type Verdict, withEach } from '../remove/verdict.ts';

type Stored = Fields & { _id: string; _type: string };

/** Which documents can be put into a release: those that do not stand in it already. */
export async function lookAtAdding(
  client: SanityClient,
  chosen: readonly Chosen[],
  release: string,
): Promise<Verdict[]> {
  const ids = chosen.map(({ id }) => `versions.${release}.${id}`);
  const there = await client.fetch<string[]>('*[_id in $ids]._id', { ids }, { perspective: 'raw' });
  return chosen.map((one) => ({
    ...one,
    reasons: there.includes(`versions.${release}.${one.id}`) ? ['It stands in the release already.'] : [],
  }));
}

/** Puts documents into a release as they are, drafts with what is not published yet. */
export function addToRelease(
  client: SanityClient,
  chosen: readonly Chosen[],
  release: string,
): Promise<Verdict[]> {
  return withEach(chosen, async ({ id }) => {
    const document = await client.fetch<Stored | null>('*[_id == $id][0]', { id }, { perspective: 'drafts' });
    if (!document) throw new Error('It is gone.');
    const { _originalId, _rev, _createdAt, _updatedAt, _system, ...fields } = document;
    await client.action({
      actionType: 'sanity.action.document.version.create',
      publishedId: id,
      document: { ...fields, _type: document._type, _id: `versions.${release}.${id}` },
    });
  });
}
