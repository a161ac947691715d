import type { SanityClient } from '@sanity/client';
import { newKey } from '#schemas/new-keys.ts';
import { contentHash } from '#schemas/review/content-hash.ts';
import {
  maxSteps,
  type ReviewComment,
  type ReviewStep,
  reviewId,
  reviewType,
} from '#schemas/review/review.ts';
import { rulesId, rulesType } from '#schemas/review/rules.ts';
import { idOf } from '../path/layered-id.ts';

/** A draft or a version in a release, in the state that a reviewer sees. */
export type Reviewed = Record<string, unknown> & { _id: string; _type: string; _rev: string };

/** A step of a review: what is done, by whom, and what is said with it. */
export type NewStep = Pick<ReviewStep, 'kind' | 'by' | 'to' | 'note'> & {
  comments?: Omit<ReviewComment, '_key'>[] | undefined;
};

/**
 * Adds a step to the review of a document in its present state. `known` is the number of steps so far; from `maxSteps`
 * on, the oldest one is removed. Rejects when the lake refuses.
 */
export async function addStep(
  client: SanityClient,
  document: Reviewed,
  { note, to, comments, ...doing }: NewStep,
  known: number,
): Promise<void> {
  const id = idOf(document._id);
  const step: ReviewStep = {
    _key: newKey(),
    ...doing,
    at: new Date().toISOString(),
    of: document._id,
    revision: document._rev,
    content: contentHash(document),
    ...(note && { note }),
    ...(to && { to }),
    ...(comments?.length && { comments: comments.map((comment) => ({ _key: newKey(), ...comment })) }),
  };
  const stored = { document: id, documentType: document._type };
  const writing = client
    .transaction()
    .createIfNotExists({ _id: reviewId(id), _type: reviewType, ...stored, steps: [] })
    .patch(reviewId(id), (patch) => patch.insert('after', 'steps[-1]', [step]));
  if (known >= maxSteps) writing.patch(reviewId(id), (patch) => patch.unset(['steps[0]']));
  await writing.commit();
}

/** Sets for the whole dataset whether publishing requires an approval. Only administrators may do this. */
export async function setRequired(client: SanityClient, isRequired: boolean): Promise<void> {
  await client.createOrReplace({ _id: rulesId, _type: rulesType, isRequired });
}
