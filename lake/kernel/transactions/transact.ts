import { randomUUID } from 'node:crypto';
import type { Identity } from '../access/identity.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import { DraftTransaction } from './draft-transaction.ts';
import type { Mutation } from './mutation.ts';
import { checkReferences } from './references.ts';

/** How a transaction is carried out. */
export interface TransactOptions {
  /** Its id, which becomes the revision of everything that it changes; a random one when left out. */
  transactionId?: string;
  /** Works out and checks the transaction, but stores nothing. */
  isDryRun?: boolean;
  /** Gives a `_key` to every object in a list. */
  addsKeys?: boolean;
}

/**
 * Checks a transaction that has been worked out for somebody; throws Refusal when it must not be stored. It may `amend`
 * what only the lake can say, such as a time.
 */
export type TransactionCheck = (transaction: DraftTransaction, store: Store, identity: Identity) => void;

/** What a transaction is carried out on, for whom, and what it must pass besides leaving no dangling references. */
export interface TransactContext {
  store: Store;
  identity: Identity;
  checks: readonly TransactionCheck[];
}

/** Carries out all mutations in one transaction, or none of them; throws a 4xx that names the first that fails. */
export function transact(
  context: TransactContext,
  mutations: Mutation[],
  options: TransactOptions = {},
): DraftTransaction {
  return carryOut(context, options, (transaction) => {
    for (const [index, mutation] of mutations.entries()) transaction.apply(mutation, index);
  });
}

/** Carries out any work in one transaction that is checked and stored as a whole, or not at all. */
export function carryOut(
  { store, identity, checks }: TransactContext,
  { transactionId = randomUUID(), isDryRun = false, addsKeys = false }: TransactOptions,
  work: (transaction: DraftTransaction) => void,
): DraftTransaction {
  checkId(transactionId);
  if (store.seqOf(transactionId) !== undefined) {
    throw new Refusal(409, `The transaction "${transactionId}" was committed before.`);
  }
  const timestamp = new Date().toISOString();
  const transaction = new DraftTransaction(store, transactionId, timestamp, addsKeys);
  work(transaction);
  if (addsKeys) transaction.addLackingKeys();
  for (const check of [checkReferences, ...checks]) check(transaction, store, identity);
  if (!isDryRun && transaction.changes.length > 0) {
    const { changes } = transaction;
    store.commit({
      transactionId,
      timestamp,
      author: identity.id,
      mutations: transaction.mutations,
      changes,
    });
  }
  return transaction;
}

/**
 * The id that a request names for its transaction; undefined where it names none. Throws a 400 when it is not a text.
 */
export function transactionIdIn(named: unknown): string | undefined {
  if (named === undefined || named === null) return undefined;
  if (typeof named === 'string') return named;
  throw new Refusal(
    400,
    `The "transactionId" must be a text, not ${JSON.stringify(named).slice(0, 100)}. Leave it out, and the lake makes one.`,
  );
}

/** Throws a 400 for an invalid id of a transaction, which is a part of the ids of its events. */
function checkId(transactionId: string): void {
  if (/^[\w.:-]{1,128}$/.test(transactionId)) return;
  throw new Refusal(
    400,
    `"${transactionId.slice(0, 128)}" is not a transaction id: it may hold letters, digits, "_", ".", ":" and "-", 128 at most.`,
  );
}
