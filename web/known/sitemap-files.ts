import type { Records } from './open-records.ts';

/** Addresses in a file of the sitemap; search engines take five times as many, or 50 MB. */
export const maxAddresses = 10_000;

/** An address as the sitemap names it; without a time where nobody can say when it changed. */
export interface SitemapEntry {
  path: string;
  /** In ISO 8601. */
  updatedAt: string | null;
}

/**
 * Which address stands in which file of the sitemap. An address stays in its file for as long as it is listed: one that comes
 * takes the first place that is free, and moves no other.
 */
export class SitemapFiles {
  readonly #records: Records;
  readonly #entries;
  readonly #latest;
  #counts = new Map<number, number>();
  readonly #versions = new Map<number, number>();
  #version = 0;

  constructor(records: Records) {
    this.#records = records;
    this.#entries = records.prepare('SELECT path, updated FROM addresses WHERE file = ? ORDER BY id');
    this.#latest = records.prepare('SELECT max(updated) AS updated FROM addresses WHERE file = ?');
    this.count();
  }

  /** Counts anew what stands in each file. */
  count(): void {
    const sql = 'SELECT file, count(*) AS count FROM addresses WHERE file IS NOT NULL GROUP BY file';
    this.#counts = new Map(
      this.#records
        .prepare(sql)
        .all()
        .map(({ file, count }) => [Number(file), Number(count)]),
    );
  }

  /** The number of the file in which an address shall stand that stood in `present`; null for one that is not listed. */
  place(present: number | null, isListed: boolean): number | null {
    if (isListed && present !== null) return present;
    this.leave(present);
    if (!isListed) return null;
    let file = 1;
    while (this.#sizeOf(file) >= maxAddresses) file++;
    this.#counts.set(file, this.#sizeOf(file) + 1);
    return file;
  }

  /** Notes that what some files say has changed. */
  touch(files: Iterable<number>): void {
    for (const file of files) this.#versions.set(file, ++this.#version);
  }

  /** A number that another change of a file makes another; without a file, that of any. */
  versionOf(file: number | null): number {
    return file === null ? this.#version : (this.#versions.get(file) ?? 0);
  }

  /** Frees the place of an address. */
  leave(file: number | null): void {
    if (file !== null) this.#counts.set(file, this.#sizeOf(file) - 1);
  }

  /** The files in which something stands, and when the latest of it changed; the first is there in any case. */
  list(): { number: number; updatedAt: string | null }[] {
    const numbers = [...this.#counts].flatMap(([number, count]) => (count > 0 ? [number] : []));
    const all = numbers.length > 0 ? numbers.toSorted((a, b) => a - b) : [1];
    // SQL's max() of the column is a text, or null where there is none.
    return all.map((number) => ({ number, updatedAt: this.#latest.get(number)?.updated as string | null }));
  }

  /** What stands in a file. */
  entries(number: number): SitemapEntry[] {
    const rows = this.#entries.all(number);
    return rows.map(({ path, updated }) => ({
      path: String(path),
      updatedAt: updated === null ? null : String(updated),
    }));
  }

  #sizeOf(file: number): number {
    return this.#counts.get(file) ?? 0;
  }
}
