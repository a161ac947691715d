import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Change, publishedId, type StoredDocument } from './document.ts';
import type { DocumentSource } from './document-source.ts';
import { type Lookup, usualSlugs } from './lookup.ts';
import { readCommit, type TransactionRow } from './read-commit.ts';
import { type PackedRecord, unpackRecord } from './record.ts';
import { select } from './select.ts';

const maxChanges = 500; // that are looked at one by one before all that is held is forgotten

/**
 * The documents of a lake's file, which another thread writes. `read` shows them as the last commit before it left them,
 * to its end. The documents that were read last are held, as many as have so many characters.
 */
export class DocumentReader implements DocumentSource {
  version = 0;
  holdsLists = true;
  readonly #room: number;
  readonly #database: DatabaseSync;
  readonly #statements: ReturnType<typeof statementsOf>;
  #seq = -1;
  /** The documents used lately, and those used before them: when the first are half of all there is room for, they become the second. */
  #held = new Map<string, Held>();
  #heldBefore = new Map<string, Held>();
  #taken = 0;
  readonly #versions = new Map<string, number>();
  #oldest = 0; // version of a type that has not changed since all was forgotten

  readonly slugs: readonly string[];

  /** Opens the lake's file in a folder, to read it only; throws when it is not there. The slug fields are those of its store. */
  constructor(folder: string, room: number, slugs: readonly string[] = usualSlugs) {
    this.slugs = slugs;
    this.#room = room;
    this.#database = new DatabaseSync(join(folder, 'lake.sqlite'), { readOnly: true, timeout: 1_000 });
    this.#statements = statementsOf(this.#database);
  }

  /** The number of the last transaction that is seen. */
  get seq(): number {
    return this.#seq;
  }

  /** Does some work on the documents as they are at this moment, whatever is written meanwhile. */
  read<T>(work: () => T): T {
    this.#database.exec('BEGIN');
    try {
      this.#catchUp(this.#statements.seq.get()?.seq ?? 0);
      return work();
    } finally {
      this.#database.exec('COMMIT');
    }
  }

  get(id: string): StoredDocument | undefined {
    const held = this.#held.get(id);
    if (held) return held.document;
    const before = this.#heldBefore.get(id);
    if (before) return this.#hold(id, before);
    const body = this.#statements.body.get(id)?.body;
    return body === undefined
      ? undefined
      : this.#hold(id, { document: JSON.parse(body), length: body.length });
  }

  ids(): string[] {
    return this.#statements.ids.all().map(({ id }) => id);
  }

  find(lookup: Lookup, value: string): string[] {
    return this.#statements.find.all(lookup, value).map(({ document }) => document);
  }

  groupOf(id: string): StoredDocument[] {
    const published = publishedId(id);
    return [published, ...this.find('group', published)].flatMap((member) => this.get(member) ?? []);
  }

  /** What a transaction changed, in the order in which it did. */
  changesOf(seq: number): Change[] {
    const row = this.#statements.transaction.get(seq);
    return row ? readCommit(this.#database, row).changes : [];
  }

  versionOf(type: string): number {
    return this.#versions.get(type) ?? this.#oldest;
  }

  close(): void {
    this.#database.close();
  }

  #hold(id: string, held: Held): StoredDocument {
    this.#held.set(id, held);
    this.#taken += held.length;
    if (this.#taken > this.#room / 2) {
      // Whoever kept a list of what is let go here would hold more than there is room for.
      if (this.#heldBefore.size > 0) this.holdsLists = false;
      this.#heldBefore = this.#held;
      this.#held = new Map();
      this.#taken = 0;
    }
    return held.document;
  }

  #catchUp(seq: number): void {
    if (seq === this.#seq) return;
    const changes = this.#statements.changes.all(this.#seq, seq, maxChanges + 1);
    if (this.#seq < 0 || seq < this.#seq || changes.length > maxChanges) this.#forgetAll();
    else for (const { document, record } of changes) this.#forget(document, record);
    this.#seq = seq;
  }

  #forgetAll(): void {
    this.#held.clear();
    this.#heldBefore.clear();
    this.#taken = 0;
    this.#versions.clear();
    this.#oldest = ++this.version;
    this.holdsLists = true;
  }

  #forget(id: string, record: PackedRecord): void {
    this.#held.delete(id);
    this.#heldBefore.delete(id);
    this.version++;
    const { before } = unpackRecord<Pick<Change, 'before'>>(record);
    const concerned = [...(before ? [before] : []), ...this.groupOf(id)];
    for (const { _type } of concerned) this.#versions.set(_type, this.version);
  }
}

/** A document, and of how many characters it was read. */
interface Held {
  document: StoredDocument;
  length: number;
}

const statementsOf = (database: DatabaseSync) => ({
  seq: select<{ seq: number | null }>(database, 'SELECT max(seq) AS seq FROM transactions'),
  body: select<{ body: string }>(database, 'SELECT body FROM documents WHERE id = ?'),
  ids: select<{ id: string }>(database, 'SELECT id FROM documents'),
  find: select<{ document: string }>(database, 'SELECT document FROM lookups WHERE field = ? AND value = ?'),
  transaction: select<TransactionRow>(database, 'SELECT * FROM transactions WHERE seq = ?'),
  changes: select<{ document: string; record: PackedRecord }>(
    database,
    'SELECT document, record FROM changes WHERE seq > ? AND seq <= ? LIMIT ?',
  ),
});
