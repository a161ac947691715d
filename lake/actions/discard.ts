import { type ActionHandler, layeredIdIn } from './action.ts';

/** `document.discard`: deletes a draft. */
export const discard: ActionHandler = (action, work) => {
  work.apply({ delete: { id: work.require(layeredIdIn(action, 'draftId'))._id } });
};

/** `document.version.discard`: deletes a version, or a draft as well. */
export const discardVersion: ActionHandler = (action, work) => {
  work.apply({ delete: { id: work.require(layeredIdIn(action, 'versionId'))._id } });
};
