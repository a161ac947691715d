import type { SanityClient } from '@sanity/client';
import { deleteAsSeen, type Seen } from '../lake/delete-as-seen.ts';
import { type Chosen, isFree, type Verdict, withEach } from '../remove/verdict.ts';

const standingQuery = `{
  "drafts": *[_id in $drafts]{_id, _type, _rev},
  "published": *[_id in $ids]._id
}`;

/** Whether the changes of a document can be discarded, with its draft as it was when that was looked at. */
export interface Discardable extends Verdict {
  draft?: Seen;
}

/**
 * Which documents have changes that can be discarded: those that are published and have a draft. Rejects when the lake
 * does not answer.
 */
export async function lookAtDiscarding(
  client: SanityClient,
  chosen: readonly Chosen[],
): Promise<Discardable[]> {
  const ids = chosen.map(({ id }) => id);
  const found = await client.fetch<{ drafts: Seen[]; published: string[] }>(
    standingQuery,
    { ids, drafts: ids.map((id) => `drafts.${id}`) },
    { perspective: 'raw' },
  );
  return chosen.map(({ id, type, title }) => {
    const one = { id, type, title };
    const draft = found.drafts.find(({ _id }) => _id === `drafts.${id}`);
    const isPublished = found.published.includes(id);
    if (draft && isPublished) return { ...one, draft, reasons: [] };
    if (draft) return { ...one, reasons: ['It was never published. Delete it instead.'] };
    return { ...one, reasons: [isPublished ? 'It has no unpublished changes.' : 'It no longer exists.'] };
  });
}

/**
 * Discards drafts that `lookAtDiscarding` found, as far as nobody has changed them since and what they change is still
 * published. Resolves to what became of each.
 */
export async function discardMany(client: SanityClient, seen: readonly Discardable[]): Promise<Verdict[]> {
  const drafts = new Map(seen.map(({ id, draft }) => [id, draft]));
  const looked = await lookAtDiscarding(client, seen);
  const done = await withEach(looked.filter(isFree), async ({ id }) => {
    const draft = drafts.get(id);
    if (!draft) throw new Error('Somebody has changed it meanwhile.');
    await deleteAsSeen(client, draft);
  });
  return [...done, ...looked.filter((one) => !isFree(one))];
}
