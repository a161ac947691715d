import { lastRevision } from '../../kernel/store/log.ts';
import { type ActionHandler, textIn } from '../actions/action.ts';
import { finalIds, finalStates } from './final-states.ts';
import { requireState } from './require-state.ts';

/** `release.archive`: puts an active release aside; its versions are deleted and stay in the history. */
export const archiveRelease: ActionHandler = (action, work) => {
  const name = textIn(action, 'releaseId');
  const { _id } = requireState(work, name, ['active']);
  const versions = work.versionsIn(name);
  for (const { _id: id } of versions) work.apply({ delete: { id } });
  const set = { state: 'archived', finalDocumentStates: finalStates(versions) };
  work.applyToSystem({ patch: { id: _id, set, unset: ['error'] } });
};

/** `release.unarchive`: makes an archived release active again, with its versions as they were. */
export const unarchiveRelease: ActionHandler = (action, work) => {
  const release = requireState(work, textIn(action, 'releaseId'), ['archived']);
  for (const id of finalIds(release)) {
    const version = lastRevision(work.store, id);
    // An active release without it would publish less than was put into it, and nobody would know.
    if (!version)
      throw work.invalid(
        `The release stays archived because the history of "${id}" is not here, as in a dataset that was copied without history.`,
      );
    work.apply({ create: version });
  }
  work.applyToSystem({
    patch: { id: release._id, set: { state: 'active' }, unset: ['finalDocumentStates'] },
  });
};
