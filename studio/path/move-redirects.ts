import type { SanityClient } from '@sanity/client';
import type { MovePlan } from './plan-move.ts';

/** What the editor has agreed to. */
export interface Agreed {
  makesRedirect: boolean;
  removesRedirects: boolean;
}

/** Carries out a plan in one transaction: all of it, or nothing when the lake refuses. */
export async function moveRedirects(
  client: SanityClient,
  { id, from }: { id: string; from: string },
  { reuse, lead, remove }: MovePlan,
  { makesRedirect, removesRedirects }: Agreed,
): Promise<void> {
  const to = { _type: 'link', page: { _type: 'reference', _ref: id } };
  const transaction = client.transaction();
  for (const redirect of [...lead, ...(makesRedirect && reuse ? [reuse] : [])])
    transaction.patch(redirect, { set: { to } });
  if (makesRedirect && !reuse)
    transaction.create({
      _type: 'redirect',
      from: { _type: 'slug', current: from },
      to,
      isPermanent: true,
    });
  if (removesRedirects) for (const redirect of remove) transaction.delete(redirect);
  if (transaction.serialize().length > 0) await transaction.commit();
}
