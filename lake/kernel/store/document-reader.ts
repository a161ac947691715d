import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Change } from './document.ts';
import { readCommit, type TransactionRow } from './read-commit.ts';
import { type PackedRecord, unpackRecord } from './record.ts';
import { select } from './select.ts';
import { StoredDocuments } from './stored-documents.ts';

const maxChanges = 500; // documents to forget one by one; beyond that, the whole cache is dropped

/**
 * The documents of a lake's file, which another thread writes. `read` shows them, until it ends, as the last commit
 * before it left them.
 */
export class DocumentReader extends StoredDocuments {
  readonly #database: DatabaseSync;
  readonly #statements: ReturnType<typeof statementsOf>;
  #seq = -1;

  /**
   * Opens the lake's file in a folder, read-only; throws when it is not there. `room` is how many characters of
   * documents are cached, and `slugs` are the slug fields of its store.
   */
  constructor(folder: string, room: number, slugs?: readonly string[]) {
    const database = new DatabaseSync(join(folder, 'lake.sqlite'), { readOnly: true, timeout: 1_000 });
    super(database, { room, isOutlined: true, ...(slugs && { slugs }) });
    this.#database = database;
    this.#statements = statementsOf(database);
  }

  /** The number of the last transaction that it has seen. */
  get seq(): number {
    return this.#seq;
  }

  /** Runs some work on the documents as they are at this moment, whatever is written meanwhile. */
  read<T>(work: () => T): T {
    this.#database.exec('BEGIN');
    try {
      this.#catchUp(this.#statements.seq.get()?.seq ?? 0);
      return work();
    } finally {
      this.#database.exec('COMMIT');
    }
  }

  /** What a transaction changed, in the order of its changes. */
  changesOf(seq: number): Change[] {
    const row = this.#statements.transaction.get(seq);
    return row ? readCommit(this.#database, row).changes : [];
  }

  close(): void {
    this.#database.close();
  }

  #catchUp(seq: number): void {
    if (seq === this.#seq) return;
    const changes = this.#statements.changes.all(this.#seq, seq, maxChanges + 1);
    if (this.#seq < 0 || seq < this.#seq || changes.length > maxChanges) this.forgetAll();
    else
      for (const { document, record } of changes)
        this.forget({ id: document, before: unpackRecord<Pick<Change, 'before'>>(record).before });
    this.#seq = seq;
  }
}

const statementsOf = (database: DatabaseSync) => ({
  seq: select<{ seq: number | null }>(database, 'SELECT max(seq) AS seq FROM transactions'),
  transaction: select<TransactionRow>(database, 'SELECT * FROM transactions WHERE seq = ?'),
  changes: select<{ document: string; record: PackedRecord }>(
    database,
    'SELECT document, record FROM changes WHERE seq > ? AND seq <= ? LIMIT ?',
  ),
});
