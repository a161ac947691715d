import { Refusal } from '../../kernel/refusal.ts';
import { releaseDocumentId } from '../../kernel/store/document.ts';
import type { Store } from '../../kernel/store/store.ts';
import { releaseOfDocument } from '../../kernel/store/variant.ts';
import type { DraftTransaction } from '../../kernel/transactions/draft-transaction.ts';
import { stateOf } from './release.ts';

/** Throws a 409 when a transaction changes a version in a release that is scheduled and stays so. */
export function checkLocks(transaction: DraftTransaction, store: Store): void {
  for (const { id, before, after } of transaction.changes) {
    const documents = [before, after].filter((document) => document !== null);
    const names = new Set(documents.flatMap((document) => releaseOfDocument(document) ?? []));
    const name = [...names].find((name) => isLocked(releaseDocumentId(name), transaction, store));
    if (name === undefined) continue;
    const description = `The document "${id}" is in the release "${name}", which is scheduled. Unschedule the release first.`;
    throw Refusal.ofMutation(409, 0, 'releaseLockedError', description, { id });
  }
}

const isLocked = (release: string, transaction: DraftTransaction, store: Store): boolean =>
  [store.get(release), transaction.get(release)].every((document) => stateOf(document) === 'scheduled');
