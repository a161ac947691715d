import {
  type Change,
  type Commit,
  isDeletion,
  isLayered,
  publishedId,
  releaseDocumentId,
  releaseOf,
} from '../../kernel/store/document.ts';
import { documentAt } from '../../kernel/store/log.ts';
import type { Store } from '../../kernel/store/store.ts';
import { releaseOfDocument } from '../../kernel/store/variant.ts';
import { stateOf } from '../releases/release.ts';

/** One event in the life of a document, as the Studio shows it. */
export type DocumentEvent = { type: string; timestamp: string; author: string; documentId: string } & Record<
  string,
  string | undefined
>;

/**
 * The events that a transaction adds to the history of a draft, version or published document. Scheduling a release
 * adds none, because the Studio would show it as a publication.
 */
export function eventsIn(commit: Commit, id: string, store: Store): DocumentEvent[] {
  const documentId = publishedId(id);
  const { timestamp, author, transactionId, seq, changes } = commit;
  const common = { timestamp, author, documentId };
  const published = changes.find((change) => change.id === documentId);
  const layers = changes.filter((change) => isLayered(change.id) && publishedId(change.id) === documentId);
  const own = id === documentId ? undefined : layers.find((change) => change.id === id);
  // In the history of the published document, the version is the one that came or went in this transaction.
  const layer = id === documentId ? layers.find(({ before, after }) => !before || !after) : own;
  const version = layer && {
    versionId: layer.id,
    releaseId: releaseOfChange(layer),
    versionRevisionId: layer.before?._rev ?? transactionId,
  };

  if (own && !own.before) {
    const created = { type: 'createDocumentVersion', ...common, ...version };
    return published && !published.after ? [unpublished(), created] : [created];
  }
  if (layer?.before && !layer.after && version) {
    if (published?.after)
      return [
        {
          type: 'publishDocumentVersion',
          ...common,
          revisionId: transactionId,
          ...version,
          publishCause: causeOf(layer, commit),
        },
      ];
    if (isDeletion(layer.before) && isPublishing(layer, commit)) return published ? [unpublished()] : [];
    if (published) return [{ type: 'deleteDocumentGroup', ...common }];
    return own ? [{ type: 'deleteDocumentVersion', ...common, ...version }] : [];
  }
  if (!published || releaseOf(id) !== undefined) return [];
  if (published.after) {
    // A version went in the same transaction, so that one was published and not this one.
    if (layers.some(({ after }) => !after)) return [];
    const type = published.before ? 'updateLiveDocument' : 'createLiveDocument';
    return [{ type, ...common, revisionId: transactionId }];
  }
  const wasKept = layer !== undefined || documentAt(store, `drafts.${documentId}`, seq) !== null;
  return [wasKept ? unpublished() : { type: 'deleteDocumentGroup', ...common }];

  function unpublished(): DocumentEvent {
    const draft = { versionId: `drafts.${documentId}`, versionRevisionId: '' };
    return { type: 'unpublishDocument', ...common, ...(version ?? draft) };
  }
}

function causeOf(version: Change, commit: Commit): string {
  if (!isPublishing(version, commit)) return 'document.publish';
  return stateOf(releaseChange(version, commit)?.before ?? null) === 'scheduled'
    ? 'release.schedule'
    : 'release.publish';
}

/** Whether a version went because its release was published. */
const isPublishing = (version: Change, commit: Commit): boolean =>
  stateOf(releaseChange(version, commit)?.after ?? null) === 'published';

function releaseOfChange({ before, after }: Change): string | undefined {
  const document = before ?? after;
  return document ? releaseOfDocument(document) : undefined;
}

function releaseChange(version: Change, { changes }: Commit): Change | undefined {
  const release = releaseOfChange(version);
  return release === undefined ? undefined : changes.find(({ id }) => id === releaseDocumentId(release));
}
