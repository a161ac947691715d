import { chmodSync, existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { together } from '#limits/together.ts';
import { OtherVersion, openAnew } from '../known/open-anew.ts';

const version = 2; // raise it whenever the tables or their contents change: the index is then made anew

/**
 * `parts` holds the text of each part of a page as it is shown; `words` (SQLite's FTS5) holds only its words. A page's
 * title counts as title for its first part alone; in other parts its words count little. `waiting` are the pages to be
 * read anew. `changed` is when a page was last seen to show something else (`digest`) although its document was the
 * same.
 */
const tables = `
  CREATE TABLE pages (
    id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, version TEXT, title TEXT NOT NULL, kind TEXT NOT NULL, trail TEXT NOT NULL,
    digest TEXT NOT NULL, changed TEXT
  );
  CREATE TABLE parts (
    id INTEGER PRIMARY KEY AUTOINCREMENT, page_id INTEGER NOT NULL, place TEXT NOT NULL, heading TEXT NOT NULL, text TEXT NOT NULL
  );
  CREATE INDEX parts_page ON parts (page_id);
  CREATE VIRTUAL TABLE words USING fts5 (
    title, heading, text, content = '', contentless_delete = 1, prefix = '3',
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Co'"
  );
  CREATE TABLE vocabulary (id INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE);
  CREATE TABLE spellings (variant TEXT NOT NULL, word_id INTEGER NOT NULL, PRIMARY KEY (variant, word_id)) WITHOUT ROWID;
  CREATE TABLE waiting (number INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL UNIQUE);
  CREATE TABLE state (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  PRAGMA user_version = ${version};
`;

/** The file of the index, beside the lake's: a new build goes on with it. */
export const indexFile = (dataDir: string): string => path.join(dataDir, 'search.sqlite');

/**
 * Opens the index for writing, or an empty one when there is none that can be read; `:memory:` keeps it in no file.
 * Throws a sentence when the file cannot be opened.
 */
export const openIndex = (file: string): DatabaseSync => openAnew(file, open);

/** Opens the index for reading; null when there is none of this version (yet). */
export function openIndexToAsk(file: string): DatabaseSync | null {
  if (!existsSync(file)) return null;
  const index = new DatabaseSync(file, { readOnly: true, timeout: 2_000 });
  if (versionOf(index) === version) return index;
  index.close();
  return null;
}

function open(file: string): DatabaseSync {
  const index = new DatabaseSync(file, { timeout: 2_000 });
  if (file !== ':memory:') chmodSync(file, 0o600); // like all files beside it
  try {
    // What a crash of the machine loses, the next sweep finds missing.
    index.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    if (versionOf(index) === 0)
      together(index, () => {
        if (versionOf(index) === 0) index.exec(tables);
      });
    if (versionOf(index) !== version) throw new OtherVersion(`The index is of version ${versionOf(index)}.`);
    return index;
  } catch (error) {
    index.close();
    throw error;
  }
}

const versionOf = (index: DatabaseSync): number =>
  Number(index.prepare('PRAGMA user_version').get()?.user_version);
