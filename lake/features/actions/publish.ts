import { isDeletion, type StoredDocument } from '../../kernel/store/document.ts';
import { type ActionHandler, layeredIdIn, optionalTextIn, publishedIdIn } from './action.ts';
import { copyAs } from './copy.ts';
import { strengthen } from './strengthen.ts';
import type { Work } from './work.ts';

/** `document.publish`: makes a draft or version the published document, and deletes the draft or version. */
export const publish: ActionHandler = (action, work) => {
  const published = publishedIdIn(action);
  const draft = work.require(layeredIdIn(action, 'draftId'), optionalTextIn(action, 'ifDraftRevisionId'));
  const revision = optionalTextIn(action, 'ifPublishedRevisionId');
  if (revision !== undefined) work.require(published, revision);
  putPublished(work, draft, published);
};

/**
 * Publishes a draft or version under an id, with `system` as its `_system` if given. A document that replaces one of
 * the same type keeps its `_createdAt`. Throws a 400 for a version that stands for the wish to unpublish.
 */
export function putPublished(work: Work, draft: StoredDocument, id: string, system?: object): void {
  if (isDeletion(draft)) {
    const description = `"${draft._id}" marks its document to be unpublished, which happens when its release is published.`;
    throw work.invalid(description);
  }
  const before = work.get(id);
  const { _createdAt } = before?._type === draft._type ? before : draft;
  const own = system ? { _system: system } : {};
  work.apply({ createOrReplace: { ...strengthen(copyAs(draft, id)), ...own, _createdAt } });
  work.apply({ delete: { id: draft._id } });
}
