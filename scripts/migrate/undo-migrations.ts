import type { SanityClient } from '@sanity/client';
import { getPublishedId } from '@sanity/client/csm';
import { fieldIn } from '#schemas/fields.ts';
import type { StoredDocument } from '#sections/migrate-documents.ts';
import { findDocuments, inParts } from './find-documents.ts';
import type { MigrationRecord, RecordedTransaction } from './migration-record.ts';

/** What undoing did. */
export interface Undone {
  restored: number;
  /** Documents that migrations had created. */
  removed: number;
  /** Documents that somebody has changed since: they stay as they are, and stay in the record. */
  edited: string[];
}

/**
 * Puts back what the recorded migrations have changed, the newest first, except documents that were edited since. An
 * undoing that was stopped can be started again: it knows what is put back already by the names of its transactions.
 */
export async function undoMigrations(
  client: SanityClient,
  record: MigrationRecord,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<Undone> {
  const transactions = (await record.read()).toReversed();
  const past = pastOf(transactions);
  const edited = new Set<string>();
  let restored = 0;
  for (const [index, transaction] of transactions.entries()) {
    restored += await putBack(client, transaction, past, edited);
    onProgress(index + 1, transactions.length);
  }
  const removed = await removeCreated(client, transactions, past, edited);
  if (edited.size === 0) await record.clear();
  return { restored, removed, edited: [...edited] };
}

/** What the record knows of the revisions of documents. */
interface Past {
  /** The revision whose content a document has: its own, or the one that an undoing has put back. */
  contentOf(document: StoredDocument): unknown;
  /** Whether a document had some revision before a migration. */
  hasKnown(id: string, revision: unknown): boolean;
}

function pastOf(transactions: RecordedTransaction[]): Past {
  const each = transactions.flatMap(({ transactionId, before }) =>
    before.map(({ _id, _rev }) => ({ _id, _rev, undone: undoOf(transactionId) })),
  );
  const known = new Set(each.map(({ _id, _rev }) => `${_id} ${_rev}`));
  const putBack = new Map(each.map(({ _id, _rev, undone }) => [`${_id} ${undone}`, _rev]));
  return {
    contentOf: ({ _id, _rev }) => putBack.get(`${_id} ${_rev}`) ?? _rev,
    hasKnown: (id, revision) => known.has(`${id} ${revision}`),
  };
}

async function putBack(
  client: SanityClient,
  transaction: RecordedTransaction,
  past: Past,
  edited: Set<string>,
  attempts = 3,
): Promise<number> {
  const { transactionId, before } = transaction;
  if (before.length === 0) return 0; // it only created documents
  const present = await client.getDocuments<StoredDocument>(before.map(({ _id }) => _id));
  const mutations = before.flatMap((document, index) => {
    const now = present[index];
    if (!now) return []; // deleted since, and its older form with it
    const revision = past.contentOf(now);
    if (revision === transactionId) return [{ patch: patchBack(now, document) }];
    if (!past.hasKnown(now._id, revision)) edited.add(now._id);
    return [];
  });
  if (mutations.length === 0) return 0;
  try {
    const options = { transactionId: undoOf(transactionId), returnDocuments: false };
    await client.mutate(mutations, options);
    return mutations.length;
  } catch (error) {
    // Somebody edited one of them at this moment: the next attempt finds it edited.
    if (fieldIn(error, 'statusCode') !== 409 || attempts === 1) throw error;
    return putBack(client, transaction, past, edited, attempts - 1);
  }
}

/** Deletes what migrations created, except what was edited since, or is referred to by something that was. */
async function removeCreated(
  client: SanityClient,
  transactions: RecordedTransaction[],
  past: Past,
  edited: Set<string>,
  attempts = 3,
): Promise<number> {
  // The newest transaction comes last and wins: what it created had been deleted before.
  const createdBy = new Map(
    transactions
      .toReversed()
      .flatMap(({ transactionId, created = [] }) => created.map((id) => [id, transactionId])),
  );
  const ids = [...createdBy.keys()];
  if (ids.length === 0) return 0;
  const present = await findDocuments(client, ids);
  const untouched = present.filter((one) => past.contentOf(one) === createdBy.get(one._id));
  for (const one of present) if (!untouched.includes(one)) edited.add(one._id);
  const gone = untouched.map(({ _id }) => _id);
  const used = new Set<string>();
  const others = '*[references($published) && !(_id in $gone)]';
  for (const published of inParts(gone.map(getPublishedId)))
    for (const other of await client.fetch<StoredDocument[]>(
      others,
      { published, gone },
      { perspective: 'raw' },
    ))
      collectReferences(other, used);
  const removed = withoutUsed(untouched, used);
  if (removed.length === 0) return 0;
  try {
    await client.mutate(
      removed.flatMap(({ _id, _rev }) => [
        // A deletion cannot name a revision, but a patch that changes nothing can.
        { patch: { id: _id, ifRevisionID: String(_rev), unset: ['_never'] } },
        { delete: { id: _id } },
      ]),
      { returnDocuments: false },
    );
  } catch (error) {
    // Somebody edited one of them at this moment: the next attempt finds it edited.
    if (fieldIn(error, 'statusCode') !== 409 || attempts === 1) throw error;
    return removeCreated(client, transactions, past, edited, attempts - 1);
  }
  return removed.length;
}

/** The documents that nothing uses; what a kept document refers to counts as used, too. */
function withoutUsed(documents: readonly StoredDocument[], used: Set<string>): readonly StoredDocument[] {
  const [kept, unused] = [true, false].map((isUsed) =>
    documents.filter(({ _id }) => used.has(getPublishedId(_id)) === isUsed),
  );
  if (!kept?.length) return documents;
  for (const one of kept) collectReferences(one, used);
  return withoutUsed(unused ?? [], used);
}

/** The ids of all that something stored refers to. */
function collectReferences(part: unknown, found: Set<string>): void {
  if (typeof part !== 'object' || part === null) return;
  if ('_ref' in part) found.add(String(part._ref));
  for (const inner of Object.values(part)) collectReferences(inner, found);
}

function undoOf(transactionId: string): string {
  return `undo-${transactionId}`;
}

/** The patch that gives a document its former fields again; it holds only while the document is as it was read. */
function patchBack(now: StoredDocument & { _rev: string }, before: StoredDocument) {
  const own = (document: StoredDocument) => Object.keys(document).filter((key) => !key.startsWith('_'));
  const changed = own(before).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(now[key]));
  return {
    id: now._id,
    ifRevisionID: now._rev,
    set: Object.fromEntries(changed.map((key) => [key, before[key]])),
    unset: own(now).filter((key) => !(key in before)),
  };
}
