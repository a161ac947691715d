import type { Action, SanityClient } from '@sanity/client';
import { newKey } from '#schemas/new-keys.ts';
import { leadingTo, redirectFrom } from './move-redirects.ts';
import { type Move, planMove, redirectsQuery } from './plan-move.ts';

const storedQuery = '*[_id in $ids]{_id, _originalId, from, isPermanent}';
type Stored = { _id: string; _originalId?: string; from: object; isPermanent?: boolean };

/**
 * Puts the redirects of a document that moves in a release into that release: whoever runs it, and whenever, publishes both
 * together. Redirects that would lead in a circle, or to another, are mended there, too.
 */
export async function addRedirects(
  client: SanityClient,
  { id, from, to }: Move,
  release: string,
): Promise<void> {
  const then = client.withConfig({ perspective: [release, 'published'] });
  const { reuse, lead, remove } = planMove(from, to, await then.fetch(redirectsQuery));
  const ids = [...(reuse ? [reuse] : []), ...lead];
  const stored: Stored[] = await then.fetch(storedQuery, { ids });
  const idIn = (published: string) => `versions.${release}.${published}`;
  await client.action([
    ...stored.map(put),
    ...(reuse ? [] : [put({ _id: `redirect-${newKey()}`, ...redirectFrom(from) })]),
    ...remove.map(
      (redirect): Action => ({
        actionType: 'sanity.action.document.version.unpublish',
        publishedId: redirect,
        versionId: idIn(redirect),
      }),
    ),
  ]);

  function put({ _id, _originalId, ...fields }: Stored): Action {
    const document = { ...fields, _id: idIn(_id), _type: 'redirect', to: leadingTo(id) };
    return _originalId === document._id
      ? { actionType: 'sanity.action.document.version.replace', document }
      : { actionType: 'sanity.action.document.version.create', publishedId: _id, document };
  }
}

/** The action that puts a redirect into a release: from a path whose page goes to another path, for as long as it is gone. */
export const leadingOn = (release: string, from: string, to: string): Action => {
  const publishedId = `redirect-${newKey()}`;
  return {
    actionType: 'sanity.action.document.version.create',
    publishedId,
    document: {
      ...redirectFrom(from),
      _id: `versions.${release}.${publishedId}`,
      _type: 'redirect',
      to: { _type: 'link', href: to },
      // The page may come back.
      isPermanent: false,
    },
  };
};
