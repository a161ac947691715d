import type { ActionTable } from '../actions/actions.ts';
import { archiveRelease, unarchiveRelease } from './archive-release.ts';
import { createRelease } from './create-release.ts';
import { createVersion } from './create-version.ts';
import { deleteRelease } from './delete-release.ts';
import { discardVersion } from './discard-version.ts';
import { editRelease } from './edit-release.ts';
import { importRelease } from './import-release.ts';
import { publishRelease } from './publish-release.ts';
import { replaceVersion } from './replace-version.ts';
import { scheduleRelease, unscheduleRelease } from './schedule-release.ts';
import { unpublishVersion } from './unpublish-version.ts';

/** What the lake does with the versions of documents in releases, and with releases. */
export const releaseActions: ActionTable = {
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
