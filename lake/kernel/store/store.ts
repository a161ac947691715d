import type { DatabaseSync } from 'node:sqlite';
import { together } from '@tessera/limits/together';
import type { NameOf } from '../name-of.ts';
import { checkDocuments, openDatabase, prepareFolder } from './database.ts';
import { type DatabaseFiles, databaseFiles } from './database-files.ts';
import type { Commit, StoredDocument } from './document.ts';
import { lockFolder } from './lock.ts';
import { usualSlugs } from './lookup.ts';
import { keepLookups, type Lookups, lastSeq } from './lookup-rows.ts';
import type { Say } from './make-tables.ts';
import type { Tables } from './migrate.ts';
import { type MoveFiles, moveAddresses } from './public-address.ts';
import { readCommit, type TransactionRow } from './read-commit.ts';
import { select } from './select.ts';
import { StoredDocuments } from './stored-documents.ts';
import { transactionWriter } from './write-transaction.ts';

type Listener = (commit: Commit) => void;
type Writer = (transaction: Omit<Commit, 'seq'>) => void;

const room = 8_000_000; // characters of documents that are cached for those who write

/** The documents and every transaction ever made, in one SQLite file. */
export interface Store {
  readonly folder: string;
  readonly documents: StoredDocuments;
  readonly database: DatabaseSync;
  /** The number of the newest transaction, 0 in an empty lake. */
  readonly seq: number;
  get(id: string): StoredDocument | null;
  /** Writes all changes or none of them, adds the transaction to the history, and tells the listeners. */
  commit(transaction: Omit<Commit, 'seq'>): Commit;
  /** The transactions after a number, oldest first. */
  since(seq: number, limit: number): Commit[];
  /** The transactions of some numbers, oldest first. */
  numbered(numbers: readonly number[]): Commit[];
  /** The number of a transaction, or undefined when the lake has never seen it. */
  seqOf(transactionId: string): number | undefined;
  /** The id of the transaction of a number, or undefined when there is none. */
  idOf(seq: number): string | undefined;
  /**
   * Calls the listener after every commit until the returned function is called; calls `onClose` if the store is closed
   * before that.
   */
  onCommit(listener: Listener, onClose?: () => void): () => void;
  /**
   * Calls the writer within the database's transaction of every commit, before the documents are written, until the
   * returned function is called: what it writes is kept with the commit, or neither is. If it throws, so does `commit`.
   */
  onWrite(writer: Writer): () => void;
  /**
   * Throws DatabaseGone when the file was taken away or replaced, so that no write is reported as done that is lost.
   */
  checkFiles(): void;
  close(): void;
}

/** How a store is opened. */
export interface StoreOptions {
  /**
   * Where the lake is reached now: the addresses of files in documents are rewritten to it. They stay as they are when
   * it is left out.
   */
  publicUrl?: string;
  /** Rewrites the addresses of other files than assets. */
  moveFiles?: readonly MoveFiles[];
  /** The names of the slug fields by whose `current` documents are found. */
  slugs?: readonly string[];
  /** Tables that features keep beside the documents. */
  tables?: readonly Tables[];
  /** Hears which steps take a while, and how far they are; without it, they go to the error output. */
  say?: Say;
  /** That of the lake's options. */
  nameOf?: NameOf | undefined;
}

/** Opens the store of a folder for this process alone; throws LakeError with a sentence when it cannot. */
export function openStore(
  folder: string,
  { publicUrl, moveFiles, slugs = usualSlugs, tables = [], say = console.warn, nameOf }: StoreOptions = {},
): Store {
  prepareFolder(folder, nameOf);
  const unlock = lockFolder(folder, nameOf);
  let database: DatabaseSync | undefined;
  try {
    database = openDatabase(folder, tables);
    checkDocuments(database);
    const documents = new StoredDocuments(database, { room, slugs });
    const lookups = keepLookups(database, documents, say);
    if (publicUrl) moveAddresses(database, { documents, lookups, publicUrl, others: moveFiles });
    const files = databaseFiles(database, folder);
    return storeOf(database, { folder, documents, lookups, files, unlock });
  } catch (error) {
    database?.close();
    unlock();
    throw error;
  }
}

function storeOf(
  database: DatabaseSync,
  {
    folder,
    documents,
    lookups,
    files,
    unlock,
  }: {
    folder: string;
    documents: StoredDocuments;
    lookups: Lookups;
    files: DatabaseFiles;
    unlock: () => void;
  },
): Store {
  const writeTransaction = transactionWriter(database);
  const selectSince = select<TransactionRow>(
    database,
    'SELECT * FROM transactions WHERE seq > ? ORDER BY seq LIMIT ?',
  );
  const selectNumbered = select<TransactionRow>(
    database,
    'SELECT * FROM transactions WHERE seq IN (SELECT value FROM json_each(?)) ORDER BY seq',
  );
  const selectSeq = select<{ seq: number }>(database, 'SELECT seq FROM transactions WHERE id = ?');
  const selectId = select<{ id: string }>(database, 'SELECT id FROM transactions WHERE seq = ?');
  const listeners = new Map<symbol, { listener: Listener; onClose: (() => void) | undefined }>();
  const writers = new Map<symbol, Writer>();
  let seq = lastSeq(database);

  function write(transaction: Omit<Commit, 'seq'>): number {
    return together(database, () => {
      for (const alsoWrite of writers.values()) alsoWrite(transaction);
      const written = writeTransaction(transaction);
      lookups.change(transaction.changes);
      lookups.note(written);
      return written;
    });
  }

  return {
    folder,
    documents,
    database,
    get seq() {
      return seq;
    },
    get: (id) => documents.get(id) ?? null,
    commit(transaction) {
      const written = write(transaction);
      files.check();
      seq = written;
      const commit = { ...transaction, seq };
      for (const change of commit.changes) documents.forget(change);
      for (const { listener } of listeners.values()) tell(listener, commit);
      return commit;
    },
    since: (after, limit) => selectSince.all(after, limit).map((row) => readCommit(database, row)),
    numbered: (numbers) =>
      selectNumbered.all(JSON.stringify(numbers)).map((row) => readCommit(database, row)),
    seqOf: (id) => selectSeq.get(id)?.seq,
    idOf: (of) => selectId.get(of)?.id,
    onCommit(listener, onClose) {
      const key = Symbol();
      listeners.set(key, { listener, onClose });
      return () => void listeners.delete(key);
    },
    onWrite(writer) {
      const key = Symbol();
      writers.set(key, writer);
      return () => void writers.delete(key);
    },
    checkFiles: files.check,
    close() {
      const ended = [...listeners.values()];
      listeners.clear();
      for (const { onClose } of ended) onClose?.();
      files.close();
      unlock();
    },
  };
}

/**
 * Tells a listener of a commit. When it fails, that is only logged: the commit is done, and its author is not at fault.
 */
function tell(listener: Listener, commit: Commit): void {
  try {
    listener(commit);
  } catch (error) {
    console.error(`A listener failed at the transaction "${commit.transactionId}":`, error);
  }
}
