import { type ActionHandler, layeredIdIn } from './action.ts';

/** `document.discard`: deletes a draft. */
export const discard: ActionHandler = (action, work) => {
  work.apply({ delete: { id: work.require(layeredIdIn(action, 'draftId'))._id } });
};
