import type { SanityClient } from '@sanity/client';
import type { Move, MovePlan } from './plan-move.ts';

/** What the editor has agreed to. */
export interface Agreed {
  makesRedirect: boolean;
  removesRedirects: boolean;
}

/** Carries out a plan in one transaction: all of it, or nothing when the lake refuses. Rejects in that case. */
export async function moveRedirects(
  client: SanityClient,
  { id, from }: Pick<Move, 'id' | 'from'>,
  { reuse, lead, remove }: MovePlan,
  { makesRedirect, removesRedirects }: Agreed,
): Promise<void> {
  const to = leadingTo(id);
  const transaction = client.transaction();
  for (const redirect of lead)
    transaction.patch(redirect.id, { set: { to: leadingTo(id, redirect.anchor) } });
  if (makesRedirect && reuse) transaction.patch(reuse, { set: { to } });
  if (makesRedirect && !reuse) transaction.create({ _type: 'redirect', ...redirectFrom(from), to });
  if (removesRedirects) for (const redirect of remove) transaction.delete(redirect);
  if (transaction.serialize().length > 0) await transaction.commit();
}

/** The fields of a redirect from a path, apart from its target. */
export const redirectFrom = (path: string) => ({
  from: { _type: 'slug', current: path },
  isPermanent: true,
});

/** The link of a redirect that leads to a document, wherever that stands, or to a place on its page. */
export const leadingTo = (id: string, anchor?: string) => ({
  _type: 'link',
  page: { _type: 'reference', _ref: id },
  ...(anchor && { anchor }),
});
