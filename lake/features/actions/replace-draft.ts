import { type ActionHandler, documentIn, layeredIdIn, publishedIdIn } from './action.ts';
import { replace } from './replace.ts';

/** `document.replaceDraft`: puts a whole new draft of a document that is there as a draft or published. */
export const replaceDraft: ActionHandler = (action, work) => {
  const attributes = documentIn(action, 'attributes');
  const _id = layeredIdIn(action, 'attributes', attributes._id);
  if (!work.get(_id)) work.require(publishedIdIn(action));
  replace(work, { ...attributes, _id });
};
