import { together } from '#limits/together.ts';
import type { Records } from '../known/open-records.ts';
import type { FinishedPage } from './finished-page.ts';
import { type Age, ages } from './page-age.ts';

/** Which version of a page stands finished at a path, and how old it is. */
export interface Standing {
  /** Another one for each page that has ever been put somewhere. */
  version: number;
  age: Age;
}

/**
 * The finished pages of the site by path, in the records: the renderer puts them there, and each front reads them. A page and
 * that it is fresh are written in one step, so that nobody takes an old page for a new one.
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

  /** `hear` is told of each path at which something else stands now. */
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

  /** A number that is another one as soon as another process has changed the records. */
  get changes(): number {
    return Number(this.#changes.get()?.data_version);
  }

  /** How old what Next has stored at a path is, finished or not; what it has not stored is made when it is asked for, and fresh. */
  ageOf(path: string): Age {
    return ageAt(this.#age.get(path)?.age);
  }

  /** Whether Next has stored something at a path. */
  isStored(path: string): boolean {
    return this.#age.get(path) !== undefined;
  }

  /** What is said of the page at a path; undefined when none stands there finished. */
  standing(path: string): Standing | undefined {
    const row = this.#standing.get(path);
    return row && { version: Number(row.version), age: ageAt(row.age) };
  }

  /** The page at a path. */
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

  /** Puts what has just been rendered at a path in place of what stood there; null when nothing stands there any more. */
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

  /** What is at a path is about to be made anew: until that is noted, nobody knows of what it will have been made. */
  begin(path: string): void {
    this.#begin.run(path);
  }

  /** The tags of what an old page was made of (`madeTag`), as long as it may be shown; none where nobody knows. */
  madeOf(path: string): string[] {
    return String(this.#made.get(path)?.made ?? '')
      .split(' ')
      .filter(Boolean);
  }

  /** The page at a path would be made of the same content as before: it is fresh again. */
  confirm(path: string): void {
    this.#refresh.run(path);
    this.#hear(path);
  }

  /** Forgets what stood at a path. */
  delete(path: string): void {
    this.#delete.run(path);
    this.#hear(path);
  }

  /** The redirects among them, in the order of their paths. */
  *redirects(): Generator<{ path: string; status: number; location: string }> {
    const sql = 'SELECT path, status, headers FROM finished WHERE status BETWEEN 300 AND 399 ORDER BY path';
    for (const { path, status, headers } of this.#records.prepare(sql).all()) {
      const { location } = JSON.parse(String(headers));
      if (location) yield { path: String(path), status: Number(status), location };
    }
  }

  /** A path at which something stands that is not finished; undefined when all that is known is. */
  get unfinished(): string | undefined {
    const sql = `SELECT addresses.path FROM addresses LEFT JOIN finished ON finished.path = addresses.path
      WHERE addresses.path IS NOT NULL AND finished.path IS NULL LIMIT 1`;
    const path = this.#records.prepare(sql).get()?.path;
    return path === undefined ? undefined : String(path);
  }
}

const ageAt = (place: unknown): Age => ages[Number(place ?? 0)] ?? 'old';

/** What is read of a column with bytes is an array of them. */
const bytesOf = (value: unknown): Buffer => {
  const { buffer, byteOffset, byteLength } = value as Uint8Array;
  return Buffer.from(buffer, byteOffset, byteLength);
};
