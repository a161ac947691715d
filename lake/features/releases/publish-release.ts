import { isDeletion, publishedId, releaseNameOf, type StoredDocument } from '../../kernel/store/document.ts';
import { idAt, placeOf, systemAt } from '../../kernel/store/variant.ts';
import { type ActionHandler, textIn } from '../actions/action.ts';
import { putPublished } from '../actions/publish.ts';
import type { Work } from '../actions/work.ts';
import { finalStates } from './final-states.ts';
import { requireState } from './require-state.ts';

/** `release.publish`: makes all versions of a release published documents, in one transaction. */
export const publishRelease: ActionHandler = (action, work) => {
  publishVersions(work, requireState(work, textIn(action, 'releaseId'), ['active']));
};

/** Publishes a release, whatever its state. */
export function publishVersions(work: Work, release: StoredDocument): void {
  const versions = work.versionsIn(releaseNameOf(release._id) ?? '');
  for (const version of versions) publishVersion(work, version);
  work.applyToSystem({
    patch: {
      id: release._id,
      set: { state: 'published', publishedAt: work.timestamp, finalDocumentStates: finalStates(versions) },
      unset: ['error'],
    },
  });
}

function publishVersion(work: Work, version: StoredDocument): void {
  const place = placeOf(version);
  const published = place && { ...place, bundle: undefined };
  const id = published ? idAt(published) : publishedId(version._id);
  if (!isDeletion(version)) {
    putPublished(work, version, id, published && systemAt(published));
    return;
  }
  work.apply({ delete: { id } });
  work.apply({ delete: { id: version._id } });
}
