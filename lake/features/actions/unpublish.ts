import { type ActionHandler, layeredIdIn, publishedIdIn } from './action.ts';
import { copyAs } from './copy.ts';

/**
 * `document.unpublish`: deletes the published document, and keeps its content as the draft unless there is one already.
 */
export const unpublish: ActionHandler = (action, work) => {
  const published = work.require(publishedIdIn(action));
  const draft = `drafts.${published._id}`;
  if (layeredIdIn(action, 'draftId') !== draft) {
    const description = `"${published._id}" is unpublished into its draft, so "draftId" has to be "${draft}". For a release there is sanity.action.document.version.unpublish.`;
    throw work.invalid(description);
  }
  work.apply({ createIfNotExists: copyAs(published, draft) });
  work.apply({ delete: { id: published._id } });
};
