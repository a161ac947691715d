import type { SanityClient } from '@sanity/client';
import type { Fields } from '#schemas/fields.ts';
import { type Layer, overtaken } from '../inspect/overtaken.ts';
import { idOf } from '../path/layered-id.ts';
import { type Chosen, type Verdict, withEach } from '../remove/verdict.ts';

type Stored = Fields & { _id: string; _type: string };

const layersQuery = `{
  "there": *[_id in $versions]._id,
  "drafts": *[_id in $drafts],
  "published": *[_id in $ids]
}`;

/**
 * Which documents can be put into a release: those that it does not contain yet, and whose drafts would not undo
 * something newer that visitors have. In a release such a draft would look newer than what it undoes. Rejects when the
 * lake does not answer.
 */
export async function lookAtAdding(
  client: SanityClient,
  chosen: readonly Chosen[],
  release: string,
): Promise<Verdict[]> {
  const ids = chosen.map(({ id }) => id);
  const [versions, drafts] = [`versions.${release}.`, 'drafts.'].map((layer) => ids.map((id) => layer + id));
  const found = await client.fetch<{ there: string[]; drafts: Layer[]; published: Layer[] }>(
    layersQuery,
    { ids, versions, drafts },
    { perspective: 'raw' },
  );
  const published = new Map(found.published.map((one) => [one._id, one]));
  const older = new Map(
    found.drafts.map((draft) => [
      idOf(draft._id),
      overtaken(draft, published.get(idOf(draft._id)) ?? null)?.text,
    ]),
  );
  const there = new Set(found.there.map(idOf));
  return chosen.map((one) => ({
    ...one,
    reasons: there.has(one.id) ? ['It is in the release already.'] : [older.get(one.id) ?? []].flat(),
  }));
}

/** Puts documents into a release as they are now, with the changes of their drafts. Resolves to what became of each. */
export function addToRelease(
  client: SanityClient,
  chosen: readonly Chosen[],
  release: string,
): Promise<Verdict[]> {
  return withEach(chosen, async ({ id }) => {
    const document = await client.fetch<Stored | null>('*[_id == $id][0]', { id }, { perspective: 'drafts' });
    if (!document) throw new Error('It no longer exists.');
    const { _originalId, _rev, _createdAt, _updatedAt, _system, ...fields } = document;
    await client.action({
      actionType: 'sanity.action.document.version.create',
      publishedId: id,
      document: { ...fields, _type: document._type, _id: `versions.${release}.${id}` },
    });
  });
}
