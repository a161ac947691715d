import type { SanityClient } from '@sanity/client';
import { type Layer, overtaken } from '../inspect/overtaken.ts';
import { idOf } from '../path/layered-id.ts';
import { type Chosen, type Verdict, withEach } from '../remove/verdict.ts';

const layersQuery = `{
  "there": *[_id in $versions]._id,
  "drafts": *[_id in $drafts],
  "published": *[_id in $ids]
}`;

const baseQuery = 'coalesce(*[_id == "drafts." + $id][0], *[_id == $id][0]){_id, _rev}';

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

/**
 * Puts documents into a release as they are now, with the changes of their drafts. Resolves to what became of each;
 * one that somebody changes at that moment stays out.
 */
export function addToRelease(
  client: SanityClient,
  chosen: readonly Chosen[],
  release: string,
): Promise<Verdict[]> {
  return withEach(chosen, async ({ id }) => {
    const base = await client.fetch<{ _id: string; _rev: string } | null>(
      baseQuery,
      { id },
      { perspective: 'raw' },
    );
    if (!base) throw new Error('It no longer exists.');
    await client.action({
      actionType: 'sanity.action.document.version.create',
      publishedId: id,
      versionId: `versions.${release}.${id}`,
      // With its base, because only that tells later that something newer was published since.
      baseId: base._id,
      ifBaseRevisionId: base._rev,
    });
  });
}
