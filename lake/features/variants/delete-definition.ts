import { variantDocumentId } from '../../kernel/store/variant.ts';
import { type ActionHandler, optionalTextIn } from '../actions/action.ts';
import { variantIn } from './variant-in.ts';

/** `variant.definition.delete`: deletes a variant that no document has any more; what refers to it keeps it, as it keeps any document. */
export const deleteDefinition: ActionHandler = (action, work) => {
  const id = variantDocumentId(variantIn(action, work));
  work.require(id, optionalTextIn(action, 'ifRevisionId'));
  work.applyToSystem({ delete: { id } });
};
