import type { Records } from './open-records.ts';

/** The most addresses in a file of the sitemap; search engines take five times as many, or 50 MB. */
export const maxAddresses = 10_000;

// In SQL: when the document changed or, if later, what the page shows besides it; null when the document has no time.
const latest = 'max(updated, coalesce(shown, updated))';

/** An address as the sitemap names it; its time is null when nobody can say when it changed. */
export interface SitemapEntry {
  path: string;
  /** In ISO 8601. */
  updatedAt: string | null;
}

/**
 * Which address stands in which file of the sitemap. An address stays in its file for as long as it is listed; a new
 * one takes the first free place, and moves no other.
 */
export class SitemapFiles {
  readonly #records: Records;
  readonly #entries;
  readonly #holds;
  readonly #holdsAny;
  readonly #show;
  readonly #touch;
  readonly #version;
  readonly #total;
  /** How many addresses stand in each file; null until somebody has to know. */
  #counts: Map<number, number> | null = null;

  constructor(records: Records) {
    this.#records = records;
    this.#entries = records.prepare(
      `SELECT path, ${latest} AS updated FROM addresses WHERE file = ? ORDER BY id`,
    );
    this.#holds = records.prepare('SELECT 1 FROM addresses WHERE file = ? LIMIT 1');
    this.#holdsAny = records.prepare('SELECT 1 FROM addresses WHERE file IS NOT NULL LIMIT 1');
    this.#show = records.prepare(
      "UPDATE addresses SET shown = ? WHERE path = ? AND is_below = 0 AND coalesce(shown, '') < ? RETURNING file",
    );
    this.#touch = records.prepare(
      'INSERT INTO sitemap_files VALUES (?, 1) ON CONFLICT DO UPDATE SET version = version + 1',
    );
    this.#version = records.prepare('SELECT version FROM sitemap_files WHERE number = ?');
    this.#total = records.prepare('SELECT total(version) AS version FROM sitemap_files');
  }

  /** Has the addresses in each file counted again, for when a change was rolled back. */
  recount(): void {
    this.#counts = null;
  }

  /** The number of the file for an address that stood in the file `present`; null when it is not listed. */
  place(present: number | null, isListed: boolean): number | null {
    if (isListed && present !== null) return present;
    this.leave(present);
    if (!isListed) return null;
    let file = 1;
    while (this.#sizeOf(file) >= maxAddresses) file++;
    this.#sizes.set(file, this.#sizeOf(file) + 1);
    return file;
  }

  /** Notes that the contents of some files have changed. */
  touch(files: Iterable<number>): void {
    for (const file of files) this.#touch.run(file);
  }

  /**
   * Notes that what the page at a path shows has changed, though its document has not: a shared section, or a document
   * that it lists.
   */
  noteChange(path: string, at: string): void {
    const rows = this.#show.all(at, path, at);
    this.touch(rows.flatMap(({ file }) => (file === null ? [] : Number(file))));
  }

  /** A number that each change of a file raises; for null, a number that a change of any file raises. */
  versionOf(file: number | null): number {
    const found = file === null ? this.#total.get() : this.#version.get(file);
    return Number(found?.version ?? 0);
  }

  /** Frees the place of an address. */
  leave(file: number | null): void {
    if (file !== null) this.#sizes.set(file, this.#sizeOf(file) - 1);
  }

  /** The files that hold addresses, each with the time of its latest change; the first is always among them. */
  list(): { number: number; updatedAt: string | null }[] {
    const sql = `SELECT file, max(${latest}) AS updated FROM addresses WHERE file IS NOT NULL GROUP BY file ORDER BY file`;
    const rows = this.#records.prepare(sql).all();
    if (rows.length === 0) return [{ number: 1, updatedAt: null }];
    // SQL's max() of the column is a text, or null where there is none.
    return rows.map(({ file, updated }) => ({ number: Number(file), updatedAt: updated as string | null }));
  }

  /** Whether a file exists; `list` would have to read all of them to tell. */
  has(number: number): boolean {
    return this.#holds.get(number) !== undefined || (number === 1 && this.#holdsAny.get() === undefined);
  }

  /** The addresses in a file. */
  entries(number: number): SitemapEntry[] {
    const rows = this.#entries.all(number);
    return rows.map(({ path, updated }) => ({
      path: String(path),
      updatedAt: updated === null ? null : String(updated),
    }));
  }

  #sizeOf(file: number): number {
    return this.#sizes.get(file) ?? 0;
  }

  get #sizes(): Map<number, number> {
    this.#counts ??= this.#countAll();
    return this.#counts;
  }

  #countAll(): Map<number, number> {
    const sql = 'SELECT file, count(*) AS count FROM addresses WHERE file IS NOT NULL GROUP BY file';
    const rows = this.#records.prepare(sql).all();
    return new Map(rows.map(({ file, count }) => [Number(file), Number(count)]));
  }
}
