import { Refusal } from '../../kernel/refusal.ts';
import { releaseDocumentId } from '../../kernel/store/document.ts';
import type { Store } from '../../kernel/store/store.ts';
import { releaseOfDocument } from '../../kernel/store/variant.ts';
import type { DraftTransaction } from '../../kernel/transactions/draft-transaction.ts';
import { type ReleaseState, stateOf } from './release.ts';

/** Why a version cannot be written, by the state of its release. */
const locks: Partial<Record<ReleaseState, string>> = {
  scheduled: 'is scheduled. Unschedule the release first.',
  archived: 'is archived. Unarchive the release first, or choose another one.',
  published: 'has been published. Choose another release.',
};

/**
 * Throws a 409 when a transaction changes a version in a release that is scheduled and stays so, or writes one into a
 * release that is over: bringing that release back would meet it. A version that is there all the same may be deleted.
 */
export function checkLocks(transaction: DraftTransaction, store: Store): void {
  for (const { id, before, after } of transaction.changes) {
    const documents = [before, after].filter((document) => document !== null);
    for (const name of new Set(documents.flatMap((document) => releaseOfDocument(document) ?? []))) {
      const state = keptState(releaseDocumentId(name), transaction, store);
      const lock = state && locks[state];
      if (lock === undefined || (after === null && state !== 'scheduled')) continue;
      const description = `The document "${id}" is in the release "${name}", which ${lock}`;
      throw Refusal.ofMutation(409, 0, 'releaseLockedError', description, { id });
    }
  }
}

/** The state of a release, if it has the same before and after a transaction. */
function keptState(release: string, transaction: DraftTransaction, store: Store): ReleaseState | undefined {
  const state = stateOf(store.get(release));
  return state === stateOf(transaction.get(release)) ? state : undefined;
}
