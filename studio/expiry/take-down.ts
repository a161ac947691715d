import type { Action, SanityClient } from '@sanity/client';
import { newKey } from '#schemas/new-keys.ts';
import { nameInQuery } from '../lake/document-names.ts';
import { isHolding } from '../lake/holding.ts';
import { leadsToIt } from '../path/leads-to.ts';
import { leadingOn } from '../path/redirects-in-release.ts';

/** A page that visitors have until a moment, and the path to which they are redirected then; null for none. */
export interface TakeDown {
  id: string;
  title: string;
  from: string;
  at: Date;
  leadTo: string | null;
}

/**
 * Asks for the documents, drafts included, that keep a page from being taken down because they refer to it. Redirects
 * are left out, because they are mended along with it.
 */
export const holdersQuery = `*[references($id) && _id != $id && ${isHolding} && !(_type == "redirect" && _id in path("*"))]{
  _id, _type, "title": ${nameInQuery}
}`;

const redirectsQuery = `*[_type == "redirect" && ${leadsToIt}]._id`;

/**
 * Has a page taken down at a moment, by a scheduled release of its own: the lake or Sanity runs that, even after
 * restarts and with no Studio open. Redirects to the page get its new target, or go offline with it. Resolves with the
 * name of the release; rejects, leaving no release, when the lake refuses.
 */
export async function takeDown(
  client: SanityClient,
  { id, title, from, at, leadTo }: TakeDown,
): Promise<string> {
  const releaseId = `down${newKey()}`;
  const metadata = {
    title: `Taken down: ${title}`,
    releaseType: 'scheduled',
    intendedPublishAt: at.toISOString(),
  } as const;
  const redirects = await client.fetch<string[]>(
    redirectsQuery,
    { id, path: from },
    { perspective: 'published' },
  );
  const idIn = (published: string) => `versions.${releaseId}.${published}`;
  const take = (publishedId: string): Action => ({
    actionType: 'sanity.action.document.version.unpublish',
    publishedId,
    versionId: idIn(publishedId),
  });
  // Made from what is published, so that a later change of that is seen before the release goes out.
  const leadAway = (publishedId: string): Action[] => [
    {
      actionType: 'sanity.action.document.version.create',
      publishedId,
      baseId: publishedId,
      versionId: idIn(publishedId),
    },
    {
      actionType: 'sanity.action.document.edit',
      publishedId,
      draftId: idIn(publishedId),
      patch: { set: { to: { _type: 'link', href: leadTo } } },
    },
  ];
  await client.releases.create({ releaseId, metadata });
  try {
    await client.action([
      take(id),
      ...(leadTo
        ? [...redirects.flatMap(leadAway), await leadingOn(client, releaseId, { from, to: leadTo })]
        : redirects.map(take)),
    ]);
    await client.releases.schedule({ releaseId, publishAt: at.toISOString() });
  } catch (error) {
    // A half-made release must not stay. The caller needs the first error, not one of clearing up.
    await client.releases
      .archive({ releaseId })
      .then(() => client.releases.delete({ releaseId }))
      .catch(() => {});
    throw error;
  }
  return releaseId;
}
