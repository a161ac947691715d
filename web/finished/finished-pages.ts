import { together } from '#limits/together.ts';
import type { Records } from '../known/open-records.ts';
import type { FinishedPage } from './finished-page.ts';
import { type Age, ages } from './page-age.ts';

/** The version of the finished page at a path, and how old it is. */
export interface Standing {
  /** Different for each page that was ever put anywhere. */
  version: number;
  age: Age;
}

/**
 * The finished pages of the site by path, in the records: the renderer puts them there, and each front reads them. A
 * page and its being fresh are written in one transaction, so that nobody takes an old page for a new one.
 */
export class FinishedPages {
  readonly #records: Records;
  readonly #hear: (path: string) => void;
  readonly #standing;
  readonly #read;
  readonly #put;
  readonly #delete;
  readonly #refresh;
  readonly #age;
  readonly #changes;
  readonly #made;
  readonly #begin;

  /** `hear` is told each path at which the finished page has changed. */
  constructor(records: Records, hear: (path: string) => void = () => {}) {
    const found = 'FROM finished LEFT JOIN pages ON pages.path = finished.path WHERE finished.path = ?';
    this.#records = records;
    this.#hear = hear;
    this.#standing = records.prepare(`SELECT version, age ${found}`);
    this.#read = records.prepare(`SELECT version, age, status, headers, etag, gzip, br ${found}`);
    this.#put = records.prepare(
      `INSERT OR REPLACE INTO finished (path, status, headers, etag, gzip, br, made)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, (SELECT made FROM pages WHERE path = ?1))`,
    );
    this.#delete = records.prepare('DELETE FROM finished WHERE path = ?');
    this.#refresh = records.prepare('UPDATE pages SET age = 0 WHERE path = ? AND age > 0');
    this.#age = records.prepare('SELECT age FROM pages WHERE path = ?');
    this.#changes = records.prepare('PRAGMA data_version');
    this.#made = records.prepare(
      `SELECT finished.made FROM finished JOIN pages ON pages.path = finished.path WHERE pages.path = ? AND age = ${ages.indexOf('old')}`,
    );
    this.#begin = records.prepare('UPDATE pages SET made = NULL WHERE path = ?');
  }

  /** A number that changes as soon as another process has changed the records. */
  get changes(): number {
    return Number(this.#changes.get()?.data_version);
  }

  /**
   * How old what Next has stored at a path is, finished or not. A path at which it has stored nothing counts as fresh,
   * because its page is made when it is asked for.
   */
  ageOf(path: string): Age {
    return ageAt(this.#age.get(path)?.age);
  }

  /** Whether Next has stored something at a path. */
  isStored(path: string): boolean {
    return this.#age.get(path) !== undefined;
  }

  /** The version and the age of the finished page at a path; undefined when there is none. */
  standing(path: string): Standing | undefined {
    const row = this.#standing.get(path);
    return row && { version: Number(row.version), age: ageAt(row.age) };
  }

  /** The finished page at a path, with its version and age; undefined when there is none. */
  get(path: string): (Standing & { page: FinishedPage }) | undefined {
    const row = this.#read.get(path);
    if (!row) return undefined;
    const page: FinishedPage = {
      status: Number(row.status),
      headers: JSON.parse(String(row.headers)),
      etag: String(row.etag),
      gzip: bytesOf(row.gzip),
      br: bytesOf(row.br),
    };
    return { page, version: Number(row.version), age: ageAt(row.age) };
  }

  /** Puts what has just been rendered at a path in place of what was there, as fresh; null removes it. */
  put(path: string, page: FinishedPage | null): void {
    together(this.#records, () => {
      if (page) {
        const { status, headers, etag, gzip, br } = page;
        this.#put.run(path, status, JSON.stringify(headers), etag, gzip, br);
      } else this.#delete.run(path);
      this.#refresh.run(path);
    });
    this.#hear(path);
  }

  /**
   * Notes that what is at a path is about to be made anew: until the new tags are noted, nobody knows what it is made
   * of.
   */
  begin(path: string): void {
    this.#begin.run(path);
  }

  /**
   * The tags of the content that an old page was made of (`madeTag`); empty where nobody knows, and for a page that is
   * not old.
   */
  madeOf(path: string): string[] {
    return String(this.#made.get(path)?.made ?? '')
      .split(' ')
      .filter(Boolean);
  }

  /** Marks the page at a path as fresh again, because it would be made of the same content. */
  confirm(path: string): void {
    this.#refresh.run(path);
    this.#hear(path);
  }

  /** Removes the finished page at a path. */
  delete(path: string): void {
    this.#delete.run(path);
    this.#hear(path);
  }

  /** The redirects among the finished pages, in the order of their paths. */
  *redirects(): Generator<{ path: string; status: number; location: string }> {
    const sql = 'SELECT path, status, headers FROM finished WHERE status BETWEEN 300 AND 399 ORDER BY path';
    for (const { path, status, headers } of this.#records.prepare(sql).all()) {
      const { location } = JSON.parse(String(headers));
      if (location) yield { path: String(path), status: Number(status), location };
    }
  }

  /** A known path without a finished page; undefined when every known path has one. */
  get unfinished(): string | undefined {
    const sql = `SELECT addresses.path FROM addresses LEFT JOIN finished ON finished.path = addresses.path
      WHERE addresses.path IS NOT NULL AND finished.path IS NULL LIMIT 1`;
    const path = this.#records.prepare(sql).get()?.path;
    return path === undefined ? undefined : String(path);
  }
}

const ageAt = (place: unknown): Age => ages[Number(place ?? 0)] ?? 'old';

/** A column of bytes is read as a `Uint8Array`. */
const bytesOf = (value: unknown): Buffer => {
  const { buffer, byteOffset, byteLength } = value as Uint8Array;
  return Buffer.from(buffer, byteOffset, byteLength);
};
