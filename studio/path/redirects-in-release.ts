import type { Action, SanityClient } from '@sanity/client';
import { newKey } from '#schemas/new-keys.ts';
import { leadingTo, redirectFrom } from './move-redirects.ts';
import { type Move, planMove, redirectsQuery } from './plan-move.ts';

const storedQuery = '*[_id in $ids]{_id, _originalId, from, isPermanent}';
const publishedQuery = '*[_id in $ids]._id';
type Stored = { _id: string; _originalId?: string; from: object; isPermanent?: boolean };

/**
 * Puts the redirects of a document that moves in a release into that release, so that both are published together,
 * whenever and by whomever it is run. Redirects that would lead in a circle, or to another redirect, are mended there,
 * too. Rejects when the lake refuses.
 */
export async function addRedirects(
  client: SanityClient,
  { id, from, to }: Move,
  release: string,
): Promise<void> {
  const then = client.withConfig({ perspective: [release, 'published'] });
  const { reuse, lead, remove } = planMove(from, to, await then.fetch(redirectsQuery));
  const anchors = new Map(lead.map((redirect) => [redirect.id, redirect.anchor]));
  const ids = [...(reuse ? [reuse] : []), ...anchors.keys()];
  const stored: Stored[] = await then.fetch(storedQuery, { ids });
  const ofVisitors = client.withConfig({ perspective: 'published' });
  const published = new Set(await ofVisitors.fetch<string[]>(publishedQuery, { ids: remove }));
  const idIn = (id: string) => `versions.${release}.${id}`;
  await client.action([
    ...stored.map(put),
    ...(reuse ? [] : [put({ _id: `redirect-${newKey()}`, ...redirectFrom(from) })]),
    ...remove.map(take),
  ]);

  /** A redirect that exists only in the release is discarded at once. */
  function take(id: string): Action {
    const versionId = idIn(id);
    return published.has(id)
      ? { actionType: 'sanity.action.document.version.unpublish', publishedId: id, versionId }
      : { actionType: 'sanity.action.document.version.discard', versionId };
  }

  function put({ _id, _originalId, ...fields }: Stored): Action {
    const document = { ...fields, _id: idIn(_id), _type: 'redirect', to: leadingTo(id, anchors.get(_id)) };
    return _originalId === document._id
      ? { actionType: 'sanity.action.document.version.replace', document }
      : { actionType: 'sanity.action.document.version.create', publishedId: _id, document };
  }
}

const startingQuery = '*[_type == "redirect" && from.current == $from][0]{_id, _originalId}';

/**
 * The action that puts a redirect into a release, from the path of a page that goes offline to another path, for as
 * long as the page is gone. A redirect from that path that had no effect so far is reused.
 */
export async function leadingOn(
  client: SanityClient,
  release: string,
  { from, to }: { from: string; to: string },
): Promise<Action> {
  const then = client.withConfig({ perspective: [release, 'published'] });
  const waiting = await then.fetch<{ _id: string; _originalId?: string } | null>(startingQuery, { from });
  const publishedId = waiting?._id ?? `redirect-${newKey()}`;
  const document = {
    ...redirectFrom(from),
    _id: `versions.${release}.${publishedId}`,
    _type: 'redirect',
    to: { _type: 'link', href: to },
    // The page may come back.
    isPermanent: false,
  };
  return waiting?._originalId === document._id
    ? { actionType: 'sanity.action.document.version.replace', document }
    : { actionType: 'sanity.action.document.version.create', publishedId, document };
}
