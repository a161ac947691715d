import { variantDocumentId, variantType } from '../../kernel/store/variant.ts';
import { type ActionHandler, objectIn } from '../actions/action.ts';
import { checkDefinition } from './check-definition.ts';
import { variantIn } from './variant-in.ts';

/** `variant.definition.create`: defines a variant that documents can have, with the conditions that it is for. */
export const createDefinition: ActionHandler = (action, work) => {
  const name = variantIn(action, work);
  const definition = {
    conditions: action.conditions ?? {},
    priority: action.priority ?? 0,
    ...(action.metadata === undefined ? {} : { metadata: objectIn(action, 'metadata') }),
  };
  checkDefinition(definition, work);
  work.applyToSystem({ create: { _id: variantDocumentId(name), _type: variantType, name, ...definition } });
};
