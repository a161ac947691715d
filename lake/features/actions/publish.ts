import { isDeletion, type StoredDocument } from '../../kernel/store/document.ts';
import { type ActionHandler, layeredIdIn, optionalTextIn, publishedIdIn } from './action.ts';
import { copyAs } from './copy.ts';
import { strengthen } from './strengthen.ts';
import type { Work } from './work.ts';

/** `document.publish`: a draft or version becomes the published document and is no more. */
export const publish: ActionHandler = (action, work) => {
  const published = publishedIdIn(action);
  const draft = work.require(layeredIdIn(action, 'draftId'), optionalTextIn(action, 'ifDraftRevisionId'));
  const revision = optionalTextIn(action, 'ifPublishedRevisionId');
  if (revision !== undefined) work.require(published, revision);
  putPublished(work, draft, published);
};

/**
 * Publishes a draft or version under an id, with what it is to say of itself; a document of the same type keeps the day on which it
 * was first made. Throws a 400 for a version that stands for the wish to unpublish.
 */
export function putPublished(work: Work, draft: StoredDocument, id: string, system?: object): void {
  if (isDeletion(draft)) {
    const description = `"${draft._id}" stands for the wish to unpublish; it is carried out when its release is published.`;
    throw work.invalid(description);
  }
  const before = work.get(id);
  const { _createdAt } = before?._type === draft._type ? before : draft;
  const own = system ? { _system: system } : {};
  work.apply({ createOrReplace: { ...strengthen(copyAs(draft, id)), ...own, _createdAt } });
  work.apply({ delete: { id: draft._id } });
}
