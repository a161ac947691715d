import { type ActionHandler, textIn } from '../actions/action.ts';
import { requireState } from './require-state.ts';

/** `release.delete`: deletes an archived or published release; what it published stays. */
export const deleteRelease: ActionHandler = (action, work) => {
  const name = textIn(action, 'releaseId');
  const { _id } = requireState(work, name, ['archived', 'published']);
  for (const { _id: id } of work.versionsIn(name)) work.apply({ delete: { id } });
  work.applyToSystem({ delete: { id: _id } });
};
