import type { ActionTable } from '../actions/actions.ts';
import { createDefinition } from './create-definition.ts';
import { createVariant } from './create-variant.ts';
import { deleteDefinition } from './delete-definition.ts';
import { deleteVariant } from './delete-variant.ts';
import { editDefinition } from './edit-definition.ts';
import { editVariant } from './edit-variant.ts';
import { publishVariant } from './publish-variant.ts';
import { unpublishVariant } from './unpublish-variant.ts';

/** What the lake does with the variants of documents, and with what defines a variant. */
export const variantActions: ActionTable = {
  'sanity.action.document.variant.create': createVariant,
  'sanity.action.document.variant.edit': editVariant,
  'sanity.action.document.variant.delete': deleteVariant,
  'sanity.action.document.variant.publish': publishVariant,
  'sanity.action.document.variant.unpublish': unpublishVariant,

  'sanity.action.variant.definition.create': createDefinition,
  'sanity.action.variant.definition.edit': editDefinition,
  'sanity.action.variant.definition.delete': deleteDefinition,
};
