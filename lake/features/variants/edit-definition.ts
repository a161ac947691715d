import { variantDocumentId } from '../../kernel/store/variant.ts';
import { type ActionHandler, objectIn, optionalTextIn } from '../actions/action.ts';
import { checkDefinition } from './check-definition.ts';
import { variantIn } from './variant-in.ts';

const editable = ['conditions', 'priority', 'metadata'];
const own = ['_rev', '_updatedAt'];

/** `variant.definition.edit`: changes the conditions, the priority and the metadata of a variant. */
export const editDefinition: ActionHandler = (action, work) => {
  const id = variantDocumentId(variantIn(action, work));
  const before = work.require(id, optionalTextIn(action, 'ifRevisionId'));
  work.applyToSystem({ patch: { ...objectIn(action, 'patch'), id } });
  const after = work.require(id);
  checkDefinition({ conditions: after.conditions, priority: after.priority }, work);
  const changed = Object.keys({ ...before, ...after })
    .filter((field) => ![...editable, ...own].includes(field))
    .find((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (changed === undefined) return;
  const description = `The field "${changed}" of a variant cannot be edited, only ${editable.join(', ')}.`;
  throw work.invalid(description);
};
