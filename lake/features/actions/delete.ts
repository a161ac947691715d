import { type ActionHandler, layeredIdIn, publishedIdIn } from './action.ts';

/**
 * `document.delete`: deletes a document with the drafts and versions that the caller names. Throws a 409 when there is
 * another, because that is somebody's work.
 */
export const deleteDocument: ActionHandler = (action, work) => {
  const id = publishedIdIn(action);
  const included = Array.isArray(action.includeDrafts) ? action.includeDrafts : [];
  const drafts = included.map((draft) => layeredIdIn(action, 'includeDrafts', String(draft)));
  const layers = work.layersOf(id);
  const other = layers.find(({ _id }) => !drafts.includes(_id));
  if (other) {
    const description = `The document "${id}" has "${other._id}" as well. Name it in "includeDrafts" to delete it too.`;
    throw work.refusal('documentHasOtherVersionsError', description, { id: other._id });
  }
  if (layers.length === 0) work.require(id);
  for (const each of [id, ...drafts]) work.apply({ delete: { id: each } });
};
