import { type ActionHandler, documentIn, layeredIdIn } from '../actions/action.ts';
import { replace } from '../actions/replace.ts';

/** `document.version.replace`: replaces a version that is there as a whole. */
export const replaceVersion: ActionHandler = (action, work) => {
  const document = documentIn(action, 'document');
  work.require(layeredIdIn(action, 'document', document._id));
  replace(work, document);
};
