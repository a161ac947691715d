import type { SanityClient } from '@sanity/client';
import { type Chosen, isFree, type Verdict, withEach } from '../remove/verdict.ts';

const standingQuery = `{
  "drafts": *[_id in $drafts]._id,
  "published": *[_id in $ids]._id
}`;

/**
 * Which documents have changes that can be discarded: those that are published and have a draft. Rejects when the lake
 * does not answer.
 */
export async function lookAtDiscarding(client: SanityClient, chosen: readonly Chosen[]): Promise<Verdict[]> {
  const ids = chosen.map(({ id }) => id);
  const { drafts, published } = await client.fetch<{ drafts: string[]; published: string[] }>(
    standingQuery,
    { ids, drafts: ids.map((id) => `drafts.${id}`) },
    { perspective: 'raw' },
  );
  return chosen.map((one) => {
    const isChanged = drafts.includes(`drafts.${one.id}`);
    const isPublished = published.includes(one.id);
    if (isChanged && isPublished) return { ...one, reasons: [] };
    if (isChanged) return { ...one, reasons: ['It was never published. Delete it instead.'] };
    return { ...one, reasons: [isPublished ? 'It has no unpublished changes.' : 'It no longer exists.'] };
  });
}

/** Discards the drafts of those that are published. Resolves to what became of each. */
export async function discardMany(client: SanityClient, chosen: readonly Chosen[]): Promise<Verdict[]> {
  const looked = await lookAtDiscarding(client, chosen);
  const done = await withEach(looked.filter(isFree), ({ id }) =>
    client.action({ actionType: 'sanity.action.document.discard', draftId: `drafts.${id}` }),
  );
  return [...done, ...looked.filter((one) => !isFree(one))];
}
