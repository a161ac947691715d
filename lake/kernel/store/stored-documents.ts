import type { DatabaseSync } from 'node:sqlite';
import { isKept, keyOf } from './attribute.ts';
import { type CountQuestion, documentCounter } from './count-documents.ts';
import { unreadableDocument } from './database.ts';
import { type Change, publishedId, type StoredDocument } from './document.ts';
import type { AttributeOrder, DocumentSource, Equal } from './document-source.ts';
import { inOrder } from './in-order.ts';
import { inOrderOfIds } from './in-order-of-ids.ts';
import { type Lookup, usualSlugs } from './lookup.ts';
import { readOutline } from './outline.ts';
import { Recent } from './recent.ts';
import { select } from './select.ts';
import { type Tally, tallyReader } from './tallies.ts';
import { searchWords, type WordSearch } from './word-rows.ts';

/**
 * The documents of a lake's file, found by its tables. A document is read only when it is asked for; those that were
 * read last are cached, up to a number of characters.
 */
export class StoredDocuments implements DocumentSource {
  version = 0;
  readonly slugs: readonly string[];
  readonly #database: DatabaseSync;
  readonly #statements: ReturnType<typeof statementsOf>;
  readonly #tally: Tally;
  readonly #count: ReturnType<typeof documentCounter>;
  readonly #held: Recent<StoredDocument>;
  /** The whole documents of those that are cached as outlines. */
  readonly #whole: Recent<StoredDocument> | undefined;
  readonly #versions = new Map<string, number>();
  #oldest = 0; // version of a type that has not changed since the cache was dropped

  /**
   * `room` is how many characters of documents are cached. With `isOutlined`, the long fields of a document are read
   * when somebody looks at them, which may be at any time until the document changes.
   */
  constructor(
    database: DatabaseSync,
    {
      room,
      slugs = usualSlugs,
      isOutlined = false,
    }: { room: number; slugs?: readonly string[]; isOutlined?: boolean },
  ) {
    this.slugs = slugs;
    this.#held = new Recent(isOutlined ? room / 2 : room);
    this.#whole = isOutlined ? new Recent(room / 2) : undefined;
    this.#database = database;
    this.#statements = statementsOf(database);
    this.#tally = tallyReader(database);
    this.#count = documentCounter(database, this.#tally, (id) => this.get(id));
  }

  /** How many there are. */
  get size(): number {
    return this.#statements.size.get()?.size ?? 0;
  }

  /** Whether whole lists of these documents may be cached between queries. */
  get holdsLists(): boolean {
    return !this.#held.hasLetGo;
  }

  get(id: string): StoredDocument | undefined {
    return this.#held.get(id) ?? (this.#whole ? this.#readOutline(id) : this.#read(id, this.#held));
  }

  /** All of them in the order of their ids, also while others are written. None is cached. */
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

  inOrder(type: string | undefined, order: AttributeOrder): Iterable<string[]> | undefined {
    if (order.attribute === '_id' && !order.isDescending) return inOrderOfIds(this.#database, type, order);
    return type !== undefined && isKept(order.attribute)
      ? inOrder(this.#database, this.#tally, type, order)
      : undefined;
  }

  having(type: string, { attribute, value }: Equal, max: number): string[] | undefined {
    const key = keyOf(value);
    if (!key || !isKept(attribute)) return undefined;
    if (this.#statements.havingNext.get(attribute, type, key, max)) return undefined;
    return this.#statements.having.all(attribute, type, key).map(({ document }) => document);
  }

  search(search: WordSearch): string[] {
    return searchWords(this.#database, search);
  }

  count(question: CountQuestion): number | undefined {
    return this.#count(question);
  }

  versionOf(type: string): number {
    return this.#versions.get(type) ?? this.#oldest;
  }

  /** Drops a changed document from the cache; the tables already say how it is now. */
  forget({ id, before }: Pick<Change, 'id' | 'before'>): void {
    this.#held.delete(id);
    this.#whole?.delete(id);
    this.version++;
    // What a draft hides or uncovers may be of another type.
    const concerned = [...(before ? [before] : []), ...this.groupOf(id)];
    for (const { _type } of concerned) this.#versions.set(_type, this.version);
  }

  /** Drops the whole cache. */
  forgetAll(): void {
    this.#held.clear();
    this.#whole?.clear();
    this.#versions.clear();
    this.#oldest = ++this.version;
  }

  #read(id: string, into: Recent<StoredDocument>): StoredDocument | undefined {
    const body = this.#statements.body.get(id)?.body;
    return body === undefined ? undefined : into.put(id, parse(id, body), body.length);
  }

  #readOutline(id: string): StoredDocument | undefined {
    const outline = this.#statements.outline.get(id)?.outline;
    if (outline === undefined) return undefined;
    const document = readOutline(outline, () => this.#wholeOf(document));
    return this.#held.put(id, document, outline.length);
  }

  #wholeOf(outline: StoredDocument): StoredDocument {
    const { _id, _rev } = outline;
    const whole = this.#whole && (this.#whole.get(_id) ?? this.#read(_id, this.#whole));
    if (whole?._rev === _rev) return whole;
    throw new Error(`The document "${_id}" was read after it had changed.`);
  }
}

const maxRead = 200; // documents in memory at one time while all are read

function* readAll(database: DatabaseSync): Generator<StoredDocument> {
  const next = select<{ id: string; body: string }>(
    database,
    'SELECT id, body FROM documents WHERE id > ? ORDER BY id LIMIT ?',
  );
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = next.all(after, maxRead);
    for (const { id, body } of rows) yield parse(id, body);
    after = rows.at(-1)?.id;
  }
}

function parse(id: string, body: string): StoredDocument {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw unreadableDocument(id, cause);
  }
}

const withKey = 'attributes WHERE attribute = ? AND type = ? AND key = ?';

const statementsOf = (database: DatabaseSync) => ({
  size: select<{ size: number | null }>(
    database,
    `SELECT sum(count) AS size FROM tallies WHERE attribute = '' AND key = X''`,
  ),
  ids: select<{ document: string }>(database, `SELECT document FROM lookups WHERE field = 'type'`),
  outline: select<{ outline: string }>(database, 'SELECT outline FROM outlines WHERE document = ?'),
  body: select<{ body: string }>(database, 'SELECT body FROM documents WHERE id = ?'),
  having: select<{ document: string }>(database, `SELECT document FROM ${withKey}`),
  havingNext: select<{ document: string }>(database, `SELECT document FROM ${withKey} LIMIT 1 OFFSET ?`),
  find: select<{ document: string }>(database, 'SELECT document FROM lookups WHERE field = ? AND value = ?'),
});
