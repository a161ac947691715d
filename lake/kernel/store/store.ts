import type { DatabaseSync } from 'node:sqlite';
import { openDatabase, prepareFolder, readDocuments } from './database.ts';
import type { Commit, StoredDocument } from './document.ts';
import { Documents } from './documents.ts';
import { lockFolder } from './lock.ts';
import { keepLookups } from './lookup-rows.ts';
import type { Tables } from './migrate.ts';
import { type MoveFiles, moveAddresses } from './public-address.ts';
import { readCommit, type TransactionRow } from './read-commit.ts';
import { select } from './select.ts';
import { transactionWriter } from './write-transaction.ts';

type Listener = (commit: Commit) => void;

/** The documents and every transaction ever made, in one SQLite file and in memory. */
export interface Store {
  readonly folder: string;
  readonly documents: Documents;
  readonly database: DatabaseSync;
  /** The number of the newest transaction, 0 in an empty lake. */
  readonly seq: number;
  get(id: string): StoredDocument | null;
  /** Writes all changes or none of them, keeps the transaction, and tells the listeners. */
  commit(transaction: Omit<Commit, 'seq'>): Commit;
  /** The transactions after a number, oldest first. */
  since(seq: number, limit: number): Commit[];
  /** The number of a transaction, or undefined when the lake has never seen it. */
  seqOf(transactionId: string): number | undefined;
  /** Calls the listener after every commit, until the returned function is called. */
  onCommit(listener: Listener): () => void;
  /** How many listeners there are. */
  readonly listeners: number;
  close(): void;
}

/** How a store is opened. */
export interface StoreOptions {
  /** Where the lake is reached now: the addresses in its documents are brought there. They stay when it is left out. */
  publicUrl?: string;
  /** What brings the addresses of other files than assets there. */
  moveFiles?: readonly MoveFiles[];
  /** The names of the slug fields by whose `current` documents are found. */
  slugs?: readonly string[];
  /** Tables that features keep beside the documents. */
  tables?: readonly Tables[];
}

/** Opens the store of a folder for this process alone; throws LakeError with a sentence when it cannot. */
export function openStore(
  folder: string,
  { publicUrl, moveFiles, slugs, tables = [] }: StoreOptions = {},
): Store {
  prepareFolder(folder);
  const unlock = lockFolder(folder);
  let database: DatabaseSync;
  const documents = new Documents(slugs);
  try {
    database = openDatabase(folder, tables);
    if (publicUrl) moveAddresses(database, publicUrl, moveFiles);
    for (const document of readDocuments(database)) documents.put(document);
  } catch (error) {
    unlock();
    throw error;
  }

  const writeTransaction = transactionWriter(database);
  const selectSince = select<TransactionRow>(
    database,
    'SELECT * FROM transactions WHERE seq > ? ORDER BY seq LIMIT ?',
  );
  const selectSeq = select<{ seq: number }>(database, 'SELECT seq FROM transactions WHERE id = ?');
  const listeners = new Set<Listener>();
  let seq = Number(database.prepare('SELECT max(seq) AS seq FROM transactions').get()?.seq ?? 0);
  const lookups = keepLookups(database, documents, seq);

  function write(transaction: Omit<Commit, 'seq'>): number {
    database.exec('BEGIN IMMEDIATE');
    try {
      const written = writeTransaction(transaction);
      lookups.change(transaction.changes, written);
      database.exec('COMMIT');
      return written;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    folder,
    documents,
    database,
    get seq() {
      return seq;
    },
    get: (id) => documents.all.get(id) ?? null,
    commit(transaction) {
      seq = write(transaction);
      const commit = { ...transaction, seq };
      for (const { id, after } of commit.changes) {
        if (after) documents.put(after);
        else documents.remove(id);
      }
      for (const listener of listeners) tell(listener, commit);
      return commit;
    },
    since: (after, limit) => selectSince.all(after, limit).map((row) => readCommit(database, row)),
    seqOf: (id) => selectSeq.get(id)?.seq,
    get listeners() {
      return listeners.size;
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      listeners.clear();
      // Whoever copies the file of a lake that was closed finds all of it there, though a reader may still have it open.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
      unlock();
    },
  };
}

/** The commit is done: a listener that fails is no fault of whoever made it. */
function tell(listener: Listener, commit: Commit): void {
  try {
    listener(commit);
  } catch (error) {
    console.error(`A listener failed at the transaction "${commit.transactionId}":`, error);
  }
}
