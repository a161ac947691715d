import { type ActionHandler, layeredIdIn } from '../actions/action.ts';

/** `document.version.discard`: deletes a version, or a draft as well. */
export const discardVersion: ActionHandler = (action, work) => {
  work.apply({ delete: { id: work.require(layeredIdIn(action, 'versionId'))._id } });
};
