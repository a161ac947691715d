import type { ActionTable } from './actions.ts';
import { create } from './create.ts';
import { deleteDocument } from './delete.ts';
import { discard } from './discard.ts';
import { edit } from './edit.ts';
import { publish } from './publish.ts';
import { replaceDraft } from './replace-draft.ts';
import { unpublish } from './unpublish.ts';

/** What the lake does with a document and its draft. */
export const documentActions: ActionTable = {
  'sanity.action.document.create': create,
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.discard': discard,
  'sanity.action.document.delete': deleteDocument,
  'sanity.action.document.replaceDraft': replaceDraft,
};
