import { idAt } from '../../kernel/store/variant.ts';
import type { ActionHandler } from '../actions/action.ts';
import { placeIn } from './variant-in.ts';

/** `document.variant.delete`: deletes a variant of a document in one bundle; those in other bundles stay. */
export const deleteVariant: ActionHandler = (action, work) => {
  work.apply({ delete: { id: work.require(idAt(placeIn(action, work)))._id } });
};
