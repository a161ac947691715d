import type { SQLInputValue } from 'node:sqlite';
import { together } from '#limits/together.ts';
import type { KnownAddress } from '#pages/addresses-query.ts';
import { readIndexAddress } from '#schemas/index-address.ts';
import type { Listed } from '#sections/define-kind.ts';
import { pathOfTwin } from '../page/page-path.ts';
import type { Records } from './open-records.ts';
import { SitemapFiles } from './sitemap-files.ts';

/** What a change did to the addresses of the site. */
export interface AddressChange {
  /** Paths at which something stands now, and nothing stood before. */
  added: string[];
  /** Paths at which nothing stands any more. */
  removed: string[];
  /** All paths of which something different was known before. */
  touched: string[];
}

interface Row {
  id: string;
  path: string | null;
  updated: string | null;
  is_listed: number;
  lists: string;
  is_below: number;
  file: number | null;
  /** When what the page shows was last seen to have changed without its document. */
  shown: string | null;
}

const completeName = 'addresses are complete';
const listsName = 'lists are present';
const hiddenName = 'site is hidden';
// No id of a document has a space.
const belowId = (path: string) => `below ${path}`;

/**
 * The addresses that the site answers, kept up to date by what each change says of its own documents: a document whose
 * address changes leaves its old one. One process writes them, and any number read them.
 */
export class KnownPaths {
  /** The files of the sitemap, made of the same addresses. */
  readonly files: SitemapFiles;
  readonly #records: Records;
  readonly #at;
  readonly #get;
  readonly #put;
  readonly #remove;
  readonly #holds;

  constructor(records: Records) {
    this.#records = records;
    this.files = new SitemapFiles(records);
    this.#at = records.prepare('SELECT 1 FROM addresses WHERE path = ? LIMIT 1');
    this.#get = records.prepare('SELECT * FROM addresses WHERE id = ?');
    this.#put = records.prepare('INSERT OR REPLACE INTO addresses VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
    this.#remove = records.prepare('DELETE FROM addresses WHERE id = ?');
    this.#holds = records.prepare('SELECT 1 FROM state WHERE name = ?');
  }

  /** Whether the site has something at this path: a document, its Markdown, a redirect, or a further page of a list. */
  has(path: string): boolean {
    const own = pathOfTwin(path) ?? path;
    return own === '/' || this.#at.get(own) !== undefined;
  }

  /** Whether something may stand at an unknown path: not all addresses are known yet, or the lists may have grown. */
  mayLack(path: string): boolean {
    const own = pathOfTwin(path) ?? path;
    return !this.isComplete || (this.listsAreOld && readIndexAddress(own).path !== own);
  }

  /** Whether all addresses of the site are known, over a restart too. */
  get isComplete(): boolean {
    return this.#isTrue(completeName);
  }

  set isComplete(isSo: boolean) {
    this.#say(completeName, isSo);
  }

  /** Whether the addresses below lists of documents may have changed since they were asked for. */
  get listsAreOld(): boolean {
    return !this.#isTrue(listsName);
  }

  set listsAreOld(isSo: boolean) {
    this.#say(listsName, !isSo);
  }

  /** Whether the settings of the site hide all of it from search engines. */
  get isHidden(): boolean {
    return this.#isTrue(hiddenName);
  }

  set isHidden(isSo: boolean) {
    this.#say(hiddenName, isSo);
  }

  /** How many documents are known. */
  get count(): number {
    const row = this.#records.prepare('SELECT count(*) AS count FROM addresses WHERE is_below = 0').get();
    return Number(row?.count);
  }

  /** Whether a document is known, by its id. */
  hasDocument(id: string): boolean {
    return this.#rowAt(id) !== undefined;
  }

  /** When the latest known change of a document was made, in ISO 8601; null when none is known. */
  get newest(): string | null {
    // SQL's max() of the column is a text, or null where there is no row.
    return this.#records.prepare('SELECT max(updated) AS newest FROM addresses').get()?.newest as
      | string
      | null;
  }

  /** The ids of the documents known to stand at a path. */
  idsAt(path: string): string[] {
    return this.#ids('SELECT id FROM addresses WHERE path = ? AND is_below = 0', pathOfTwin(path) ?? path);
  }

  /** The ids of the known documents after one id up to another one, itself included, or to the end. */
  idsBetween(after: string, last: string | null): string[] {
    const end = last === null ? '' : ' AND id <= ?';
    const sql = `SELECT id FROM addresses WHERE is_below = 0 AND id > ?${end}`;
    return this.#ids(sql, ...(last === null ? [after] : [after, last]));
  }

  /** When the document at a path changed, if search engines are told of it; null when there is no such document. */
  listedAt(path: string): string | null {
    const sql = 'SELECT updated FROM addresses WHERE path = ? AND is_listed = 1 AND is_below = 0 ORDER BY id';
    const updated = this.#records.prepare(sql).get(path)?.updated;
    return typeof updated === 'string' ? updated : null;
  }

  /** The next `max` paths after this one that have such a document, in order, each with the time of its change. */
  listedAfter(path: string, max: number): { path: string; updatedAt: string }[] {
    const sql = `SELECT path, min(id), updated FROM addresses
      WHERE path > ? AND is_listed = 1 AND is_below = 0 AND updated IS NOT NULL GROUP BY path ORDER BY path LIMIT ?`;
    const rows = this.#records.prepare(sql).all(path, max);
    return rows.map((row) => ({ path: String(row.path), updatedAt: String(row.updated) }));
  }

  /** The next `max` paths after this one at which something stands, in order. */
  pathsAfter(path: string, max: number): string[] {
    const sql = 'SELECT DISTINCT path FROM addresses WHERE path > ? ORDER BY path LIMIT ?';
    const rows = this.#records.prepare(sql).all(path, max);
    return rows.map((row) => String(row.path));
  }

  /** The pages that hold lists with addresses below, with the kinds of these lists. */
  holders(): (Listed & { kinds: string[] })[] {
    const sql = `SELECT * FROM addresses WHERE lists <> '[]' AND path IS NOT NULL`;
    const rows = this.#records.prepare(sql).all() as unknown as Row[]; // the columns of the table
    return rows.map(({ path, updated, is_listed, lists }) => ({
      path: path ?? '/',
      updatedAt: updated,
      noindex: is_listed === 0,
      kinds: JSON.parse(lists),
    }));
  }

  /** Takes the present addresses of documents; those that are `gone` have none any more. */
  take(documents: readonly KnownAddress[], gone: Iterable<string> = []): AddressChange {
    const rows = documents.map(({ id, path, updatedAt, isListed, lists }) =>
      rowOf({
        id,
        path,
        updated: updatedAt,
        is_listed: Number(isListed),
        lists: JSON.stringify(lists),
        is_below: 0,
      }),
    );
    return this.#change(rows, gone);
  }

  /** Takes all addresses that exist below lists of documents, in place of those known before. */
  takeBelow(addresses: readonly Listed[]): AddressChange {
    const rows = addresses.map(({ path, updatedAt, noindex }) =>
      rowOf({
        id: belowId(path),
        path,
        updated: updatedAt,
        is_listed: Number(!noindex),
        lists: '[]',
        is_below: 1,
      }),
    );
    const present = new Set(rows.map(({ id }) => id));
    const before = this.#ids('SELECT id FROM addresses WHERE is_below = 1');
    return this.#change(
      rows,
      before.filter((id) => !present.has(id)),
    );
  }

  /** Forgets all: for records of other content. */
  clear(): void {
    this.#records.exec('DELETE FROM addresses');
    this.isComplete = false;
    this.files.recount();
  }

  #change(rows: readonly Row[], gone: Iterable<string>): AddressChange {
    try {
      return together(this.#records, () => this.#write(rows, gone));
    } catch (error) {
      this.files.recount();
      throw error;
    }
  }

  #write(rows: readonly Row[], gone: Iterable<string>): AddressChange {
    const left = new Set<string>();
    const added = new Set<string>();
    const touched = new Set<string>();
    const files = new Set<number>();
    const leave = (old: Row | undefined) => {
      if (old?.path) left.add(old.path);
      if (old?.file) files.add(old.file);
    };
    for (const id of gone) {
      const old = this.#rowAt(id);
      if (!old) continue;
      this.#remove.run(id);
      this.files.leave(old.file);
      leave(old);
    }
    for (const row of rows) {
      const old = this.#rowAt(row.id);
      row.file = this.files.place(old?.file ?? null, row.is_listed === 1 && row.path !== null);
      if (old && isSame(old, row)) continue;
      leave(old);
      if (row.path && !this.has(row.path)) added.add(row.path);
      if (row.path) touched.add(row.path);
      if (row.file) files.add(row.file);
      const { id, path, updated, is_listed, lists, is_below, file } = row;
      this.#put.run(id, path, updated, is_listed, lists, is_below, file, old?.shown ?? null);
    }
    this.files.touch(files);
    const removed = [...left].filter((path) => !this.has(path));
    // A path that one document left and another took in the same change is neither new nor gone.
    return {
      added: [...added].filter((path) => !left.has(path)),
      removed,
      touched: [...touched.union(left)],
    };
  }

  #isTrue(name: string): boolean {
    return this.#holds.get(name) !== undefined;
  }

  #say(name: string, isTrue: boolean): void {
    // Other processes read the records again after each change, so none is made without need.
    if (this.#isTrue(name) === isTrue) return;
    const sql = isTrue ? 'INSERT INTO state VALUES (?, 1)' : 'DELETE FROM state WHERE name = ?';
    this.#records.prepare(sql).run(name);
  }

  #rowAt(id: string): Row | undefined {
    return this.#get.get(id) as unknown as Row | undefined; // the columns of the table
  }

  #ids(sql: string, ...values: SQLInputValue[]): string[] {
    return this.#records
      .prepare(sql)
      .all(...values)
      .map(({ id }) => String(id));
  }
}

const rowOf = (row: Omit<Row, 'file' | 'shown'>): Row => ({ ...row, file: null, shown: null });

const isSame = (one: Row, other: Row): boolean =>
  one.path === other.path &&
  one.updated === other.updated &&
  one.is_listed === other.is_listed &&
  one.lists === other.lists &&
  one.file === other.file;
