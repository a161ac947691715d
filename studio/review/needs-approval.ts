import type { SanityClient } from '@sanity/client';
import { contentHash } from '#schemas/review/content-hash.ts';
import { isReviewed } from '#schemas/review/reviewed-types.ts';
import { isApproved } from '#schemas/review/standing.ts';
import { idOf } from '../path/layered-id.ts';
import { readStored, type StoredReview, storedParams, storedQuery } from './stored-review.ts';

/** The sentence for the editor where an approval is missing. */
export const approvalMissing =
  'It has to be approved as it is now before it goes out. “Ask for review”, in the menu beside Publish, asks a colleague.';

/**
 * Whether a document, as the form has it, lacks an approval without which it must not go out. Administrators never need
 * one. Rejects when the lake does not answer.
 */
export async function needsApproval(
  client: SanityClient,
  document: { _id: string; _type: string },
): Promise<boolean> {
  if (!isReviewed(document._type)) return false;
  const stored = await client.fetch<StoredReview>(storedQuery, storedParams(idOf(document._id)));
  const { steps, isRequired } = readStored(stored);
  return isRequired && !isApproved(steps, contentHash(document)) && !(await isAdministrator(client));
}

async function isAdministrator(client: SanityClient): Promise<boolean> {
  const { roles = [] } = await client.request<{ roles?: { name: string }[] }>({ url: '/users/me' });
  return roles.some(({ name }) => name === 'administrator');
}
