import { variantDocumentId } from '../../kernel/store/variant.ts';
import { type ActionHandler, optionalTextIn } from '../actions/action.ts';
import { variantIn } from './variant-in.ts';

/**
 * `variant.definition.delete`: deletes the definition of a variant. While documents have the variant, their references
 * keep it, and a 409 is thrown.
 */
export const deleteDefinition: ActionHandler = (action, work) => {
  const id = variantDocumentId(variantIn(action, work));
  work.require(id, optionalTextIn(action, 'ifRevisionId'));
  work.applyToSystem({ delete: { id } });
};
