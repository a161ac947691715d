import type { DatabaseSync } from 'node:sqlite';
import { isKept } from './attribute.ts';
import { unreadable } from './database.ts';
import { type Change, publishedId, type StoredDocument } from './document.ts';
import type { AttributeOrder, DocumentSource } from './document-source.ts';
import { inOrder, inOrderOfIds } from './in-order.ts';
import { type Lookup, usualSlugs } from './lookup.ts';
import { select } from './select.ts';
import { searchWords, type WordSearch } from './word-rows.ts';

/**
 * The documents of a lake's file, found by its tables. Nothing of them is read before somebody asks for it; those that were
 * read last are held, as many as have so many characters.
 */
export class StoredDocuments implements DocumentSource {
  version = 0;
  holdsLists = true;
  readonly slugs: readonly string[];
  readonly #database: DatabaseSync;
  readonly #statements: ReturnType<typeof statementsOf>;
  readonly #room: number;
  /** The documents used lately, and those used before them: when the first are half of all there is room for, they become the second. */
  #held = new Map<string, Held>();
  #heldBefore = new Map<string, Held>();
  #taken = 0;
  readonly #versions = new Map<string, number>();
  #oldest = 0; // version of a type that has not changed since all was forgotten

  /** `room` is how many characters of documents are held. */
  constructor(
    database: DatabaseSync,
    { room, slugs = usualSlugs }: { room: number; slugs?: readonly string[] },
  ) {
    this.slugs = slugs;
    this.#room = room;
    this.#database = database;
    this.#statements = statementsOf(database);
  }

  /** How many there are. */
  get size(): number {
    return this.#statements.size.get()?.size ?? 0;
  }

  get(id: string): StoredDocument | undefined {
    const held = this.#held.get(id);
    if (held) return held.document;
    const before = this.#heldBefore.get(id);
    if (before) return this.#hold(id, before);
    const body = this.#statements.body.get(id)?.body;
    return body === undefined
      ? undefined
      : this.#hold(id, { document: parse(id, body), length: body.length });
  }

  /** All of them, one after the other; none is held. */
  readonly all = (): Iterable<StoredDocument> => readAll(this.#database);

  ids(): string[] {
    return this.#statements.ids.all().map(({ document }) => document);
  }

  find(lookup: Lookup, value: string): string[] {
    return this.#statements.find.all(lookup, value).map(({ document }) => document);
  }

  groupOf(id: string): StoredDocument[] {
    const published = publishedId(id);
    return [published, ...this.find('group', published)].flatMap((member) => this.get(member) ?? []);
  }

  inOrder(type: string, order: AttributeOrder): Iterable<string[]> | undefined {
    if (order.attribute === '_id' && !order.isDescending) return inOrderOfIds(this.#database, type, order);
    return isKept(order.attribute) ? inOrder(this.#database, type, order) : undefined;
  }

  search(search: WordSearch): string[] {
    return searchWords(this.#database, search);
  }

  versionOf(type: string): number {
    return this.#versions.get(type) ?? this.#oldest;
  }

  /** Reads anew what was changed; the tables say already how it is now. */
  forget({ id, before }: Pick<Change, 'id' | 'before'>): void {
    this.#held.delete(id);
    this.#heldBefore.delete(id);
    this.version++;
    // What a draft hides or uncovers may be of another type.
    const concerned = [...(before ? [before] : []), ...this.groupOf(id)];
    for (const { _type } of concerned) this.#versions.set(_type, this.version);
  }

  /** Reads everything anew. */
  forgetAll(): void {
    this.#held.clear();
    this.#heldBefore.clear();
    this.#taken = 0;
    this.#versions.clear();
    this.#oldest = ++this.version;
    this.holdsLists = true;
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
}

/** A document, and of how many characters it was read. */
interface Held {
  document: StoredDocument;
  length: number;
}

function* readAll(database: DatabaseSync): Generator<StoredDocument> {
  const rows = select<{ id: string; body: string }>(database, 'SELECT id, body FROM documents').iterate();
  for (const { id, body } of rows) yield parse(id, body);
}

function parse(id: string, body: string): StoredDocument {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw unreadable(id, cause);
  }
}

const statementsOf = (database: DatabaseSync) => ({
  // Every document has one type. Counting them in their own table would read all of it.
  size: select<{ size: number }>(database, `SELECT count(*) AS size FROM lookups WHERE field = 'type'`),
  ids: select<{ document: string }>(database, `SELECT document FROM lookups WHERE field = 'type'`),
  body: select<{ body: string }>(database, 'SELECT body FROM documents WHERE id = ?'),
  find: select<{ document: string }>(database, 'SELECT document FROM lookups WHERE field = ? AND value = ?'),
});
