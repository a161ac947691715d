import { type ActionHandler, objectIn, textIn } from '../actions/action.ts';
import { checkMetadata } from './check-metadata.ts';
import { requireState } from './require-state.ts';

/** `release.edit`: changes the metadata of a release, which people write; its state has actions of its own. */
export const editRelease: ActionHandler = (action, work) => {
  const before = requireState(work, textIn(action, 'releaseId'), [
    'active',
    'scheduled',
    'archived',
    'published',
  ]);
  work.applyToSystem({ patch: { ...objectIn(action, 'patch'), id: before._id } });
  const after = work.require(before._id);
  checkMetadata(after.metadata, work, before.metadata);
  const changed = Object.keys({ ...before, ...after })
    .filter((field) => !['metadata', '_rev', '_updatedAt'].includes(field))
    .find((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (changed === undefined) return;
  const description = `The field "${changed}" of a release cannot be edited, only its "metadata".`;
  throw work.invalid(description);
};
