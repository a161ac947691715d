import { archiveRelease, unarchiveRelease } from '../releases/archive-release.ts';
import { createRelease } from '../releases/create-release.ts';
import { deleteRelease } from '../releases/delete-release.ts';
import { editRelease } from '../releases/edit-release.ts';
import { importRelease } from '../releases/import-release.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { scheduleRelease, unscheduleRelease } from '../releases/schedule-release.ts';
import type { ActionHandler } from './action.ts';
import { create } from './create.ts';
import { createVersion } from './create-version.ts';
import { deleteDocument } from './delete.ts';
import { discard, discardVersion } from './discard.ts';
import { edit } from './edit.ts';
import { publish } from './publish.ts';
import { replaceDraft } from './replace-draft.ts';
import { replaceVersion } from './replace-version.ts';
import { unpublish } from './unpublish.ts';
import { unpublishVersion } from './unpublish-version.ts';

/** All actions that the lake knows, by their `actionType`. */
export const actionTable: Record<string, ActionHandler> = {
  'sanity.action.document.create': create,
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.discard': discard,
  'sanity.action.document.delete': deleteDocument,
  'sanity.action.document.replaceDraft': replaceDraft,

  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.discard': discardVersion,
  'sanity.action.document.version.replace': replaceVersion,
  'sanity.action.document.version.unpublish': unpublishVersion,

  'sanity.action.release.create': createRelease,
  'sanity.action.release.edit': editRelease,
  'sanity.action.release.publish': publishRelease,
  'sanity.action.release.archive': archiveRelease,
  'sanity.action.release.unarchive': unarchiveRelease,
  'sanity.action.release.schedule': scheduleRelease,
  'sanity.action.release.unschedule': unscheduleRelease,
  'sanity.action.release.delete': deleteRelease,
  'sanity.action.release.import': importRelease,
};
