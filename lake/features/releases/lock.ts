import { Refusal } from '../../kernel/refusal.ts';
import { releaseOf } from '../../kernel/store/document.ts';
import type { Store } from '../../kernel/store/store.ts';
import type { DraftTransaction } from '../../kernel/transactions/draft-transaction.ts';
import { releaseDocumentId, stateOf } from './release.ts';

/** Throws a 409 when a transaction changes a version in a release that is scheduled and stays so. */
export function checkLocks(transaction: DraftTransaction, store: Store): void {
  for (const { id } of transaction.changes) {
    const name = releaseOf(id);
    if (name === undefined) continue;
    const release = releaseDocumentId(name);
    const isLocked = [store.get(release), transaction.get(release)].every(
      (document) => stateOf(document) === 'scheduled',
    );
    if (!isLocked) continue;
    const description = `The document "${id}" is in the release "${name}", which is scheduled. Unschedule the release first.`;
    throw Refusal.ofMutation(409, 0, 'releaseLockedError', description, { id });
  }
}
