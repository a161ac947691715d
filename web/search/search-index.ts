import type { DatabaseSync } from 'node:sqlite';
import { together } from '#limits/together.ts';
import type { PageText } from './page-text.ts';
import { Spellings } from './spellings.ts';
import { wordsOf } from './words.ts';

/** A page that is to be read anew; each time it is noted it gets a new number. */
export interface Waiting {
  number: number;
  path: string;
}

/** What was noted of a page when it was last read. */
export interface ReadBefore {
  version: string | null;
  /** A hash of all that the page showed. */
  digest: string;
  /** When it was last seen to show something else with the same version, in ISO 8601. */
  changedAt: string | null;
}

/** The index as the renderer maintains it: the text of each page, and the pages that are to be read anew. */
export class SearchIndex {
  readonly #index: DatabaseSync;
  readonly #spellings: Spellings;
  readonly #statements;

  constructor(index: DatabaseSync) {
    this.#index = index;
    this.#spellings = new Spellings(index);
    this.#statements = {
      note: index.prepare('INSERT OR REPLACE INTO waiting (path) VALUES (?)'),
      done: index.prepare('DELETE FROM waiting WHERE number = ?'),
      waiting: index.prepare('SELECT number, path FROM waiting ORDER BY number LIMIT ?'),
      pageAt: index.prepare('SELECT id, version, digest, changed FROM pages WHERE path = ?'),
      partsOf: index.prepare('SELECT id FROM parts WHERE page_id = ?'),
      dropPage: index.prepare('DELETE FROM pages WHERE id = ?'),
      dropParts: index.prepare('DELETE FROM parts WHERE page_id = ?'),
      dropWords: index.prepare('DELETE FROM words WHERE rowid = ?'),
      addPage: index.prepare(
        'INSERT INTO pages (path, version, title, kind, trail, digest, changed) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id',
      ),
      addPart: index.prepare(
        'INSERT INTO parts (page_id, place, heading, text) VALUES (?, ?, ?, ?) RETURNING id',
      ),
      addWords: index.prepare('INSERT INTO words (rowid, title, heading, text) VALUES (?, ?, ?, ?)'),
      between: index.prepare(
        'SELECT path, version FROM pages WHERE path > ? AND (? IS NULL OR path <= ?) ORDER BY path',
      ),
      say: index.prepare('INSERT OR REPLACE INTO state VALUES (?, ?)'),
      said: index.prepare('SELECT value FROM state WHERE name = ?'),
    };
  }

  /** Has pages read anew, each once, and once more if it is being read at this moment. */
  note(paths: Iterable<string>): void {
    together(this.#index, () => {
      for (const path of paths) this.#statements.note.run(path);
    });
  }

  /** The next `max` pages that are to be read anew. */
  waiting(max: number): Waiting[] {
    return this.#statements.waiting
      .all(max)
      .map(({ number, path }) => ({ number: Number(number), path: String(path) }));
  }

  /** Takes a page off the waiting ones, unless it was noted again meanwhile. */
  done({ number }: Waiting): void {
    this.#statements.done.run(number);
  }

  /** What was noted of a page when it was last read; null for a page that has not been read. */
  readBefore(path: string): ReadBefore | null {
    const row = this.#statements.pageAt.get(path);
    if (!row) return null;
    const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
    return {
      version: textOf(row.version),
      digest: textOf(row.digest) ?? '',
      changedAt: textOf(row.changed),
    };
  }

  /**
   * Replaces the text of a page, with the version that it was read at and the time when it was last seen to change;
   * null takes out a page that nobody is to find any more.
   */
  put(
    path: string,
    page: PageText | null,
    version: string | null = null,
    changedAt: string | null = null,
  ): void {
    together(this.#index, () => {
      this.#remove(path);
      if (page) this.#add(path, page, version, changedAt);
    });
  }

  /** The pages after one path up to another, itself included, or to the end, each with its version. */
  between(after: string, last: string | null): { path: string; version: string | null }[] {
    return this.#statements.between.all(after, last, last).map(({ path, version }) => ({
      path: String(path),
      version: version === null ? null : String(version),
    }));
  }

  /** The path up to which the index has been compared with the addresses of the site; null when all have been. */
  get sweptTo(): string | null {
    const value = this.#statements.said.get('swept to')?.value;
    return value === undefined ? '' : value === 'end' ? null : String(value);
  }

  set sweptTo(path: string | null) {
    this.#statements.say.run('swept to', path ?? 'end');
  }

  /** Notes that all pages have been read once: from now on nothing is missing from answers. */
  sayWhole(): void {
    if (!this.#statements.said.get('whole')) this.#statements.say.run('whole', 'yes');
  }

  #remove(path: string): void {
    const { pageAt, partsOf, dropPage, dropParts, dropWords } = this.#statements;
    const id = pageAt.get(path)?.id;
    if (id === undefined) return;
    for (const part of partsOf.all(id)) dropWords.run(part.id ?? null);
    dropParts.run(id);
    dropPage.run(id);
  }

  #add(
    path: string,
    { title, kind, trail, digest, parts }: PageText,
    version: string | null,
    changedAt: string | null,
  ): void {
    const { addPage, addPart, addWords } = this.#statements;
    const page = addPage.get(path, version, title, kind, trail, digest, changedAt)?.id ?? null;
    const titleWords = wordsOf(title);
    const learnt = new Set(titleWords);
    for (const [number, { place, heading, text }] of parts.entries()) {
      const [headingWords, textWords] = [wordsOf(heading), wordsOf(text)];
      for (const word of [...headingWords, ...textWords]) learnt.add(word);
      const id = addPart.get(page, place, heading, text)?.id ?? null;
      const [own, around] = number === 0 ? [titleWords, []] : [[], titleWords];
      addWords.run(id, own.join(' '), headingWords.join(' '), [...textWords, ...around].join(' '));
    }
    this.#spellings.learn(learnt);
  }
}
