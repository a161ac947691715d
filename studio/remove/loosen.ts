import type { Action, SanityClient } from '@sanity/client';
import { studioPath } from '@sanity/client/csm';
import { walkDocument } from '../inspect/walk-document.ts';
import type { Naming } from './blocking.ts';
import type { Chosen } from './verdict.ts';

const ownQuery = '*[references($id) && (_id == "drafts." + $id || _id in path("versions.*." + $id))]';

/**
 * The actions that prepare the draft of a document, and its versions in releases, for its being unpublished: their
 * references to the document itself become weak until it is published again, as those to a document that was never
 * published.
 */
export async function loosen(
  client: SanityClient,
  { id, type }: Pick<Chosen, 'id' | 'type'>,
): Promise<Action[]> {
  const own = await client.fetch<Naming[]>(ownQuery, { id }, { perspective: 'raw' });
  return own.flatMap((layer): Action[] => {
    const links = [...walkDocument(layer)].filter(
      ({ fields }) => fields._ref === id && fields._weak !== true,
    );
    const set = Object.fromEntries(
      links.flatMap(({ path }): [string, unknown][] => [
        [`${studioPath.toString(path)}._weak`, true],
        [`${studioPath.toString(path)}._strengthenOnPublish`, { type }],
      ]),
    );
    if (links.length === 0) return [];
    return [
      { actionType: 'sanity.action.document.edit', publishedId: id, draftId: layer._id, patch: { set } },
    ];
  });
}
