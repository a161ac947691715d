import { type ActionHandler, documentIn, layeredIdIn, publishedIdIn } from './action.ts';
import { replace } from './replace.ts';

/** `document.replaceDraft`: replaces the draft of a document as a whole, or makes it when the document is published. */
export const replaceDraft: ActionHandler = (action, work) => {
  const attributes = documentIn(action, 'attributes');
  const _id = layeredIdIn(action, 'attributes', attributes._id);
  if (!work.get(_id)) work.require(publishedIdIn(action));
  replace(work, { ...attributes, _id });
};
