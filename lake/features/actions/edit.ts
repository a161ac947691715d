import { checkPlace } from '../../kernel/transactions/check-place.ts';
import { type ActionHandler, layeredIdIn, objectIn, publishedIdIn } from './action.ts';
import { copyAs } from './copy.ts';

/**
 * `document.edit`: patches a draft or version, which is copied from the published document first when it is missing.
 */
export const edit: ActionHandler = (action, work) => {
  const id = layeredIdIn(action, 'draftId');
  const patch = objectIn(action, 'patch');
  if (!work.get(id)) work.apply({ create: copyAs(work.require(publishedIdIn(action)), id) });
  const before = work.get(id);
  work.apply({ patch: { ...patch, id } });
  checkPlace(before, work.get(id));
};
