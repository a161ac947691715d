import { idAt } from '../../kernel/store/variant.ts';
import { checkPlace } from '../../kernel/transactions/check-place.ts';
import { type ActionHandler, objectIn } from '../actions/action.ts';
import { contentAt, putVariant } from './put-variant.ts';
import { placeIn } from './variant-in.ts';

/**
 * `document.variant.edit`: patches a variant. One that is missing is made first, from the published variant, or else
 * from the published document.
 */
export const editVariant: ActionHandler = (action, work) => {
  const place = placeIn(action, work);
  const id = idAt(place);
  const patch = objectIn(action, 'patch');
  if (!work.get(id)) {
    const base = work.get(idAt({ ...place, bundle: undefined })) ?? work.require(place.group);
    putVariant(work, place, contentAt(base, place));
  }
  const before = work.get(id);
  work.apply({ patch: { ...patch, id } });
  checkPlace(before, work.get(id));
};
