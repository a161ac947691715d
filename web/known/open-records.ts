import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { together } from '#limits/together.ts';
import { OtherVersion, openAnew } from './open-anew.ts';

/**
 * What the site keeps of the content, in a SQLite file, so that any number of pages costs no memory: every address
 * (`KnownPaths`), the finished pages (`FinishedPages`), which files were written of them (`WrittenFiles`), which page
 * was made from what (`TagIndex`), and the last event up to which all this is so (`RenewalState`). The renderer writes
 * it, and each front reads it.
 */
export type Records = DatabaseSync;

const version = 6; // raise it whenever the tables change: what is kept can be found out again

const tables = `
  CREATE TABLE state (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE addresses (
    id TEXT PRIMARY KEY, path TEXT, updated TEXT, is_listed INTEGER NOT NULL, lists TEXT NOT NULL, is_below INTEGER NOT NULL,
    file INTEGER, shown TEXT
  ) WITHOUT ROWID;
  CREATE INDEX addresses_path ON addresses (path);
  CREATE INDEX addresses_updated ON addresses (updated);
  CREATE INDEX addresses_file ON addresses (file, updated) WHERE file IS NOT NULL;
  CREATE INDEX addresses_lists ON addresses (lists) WHERE lists <> '[]';
  CREATE INDEX addresses_below ON addresses (is_below) WHERE is_below = 1;
  CREATE TABLE sitemap_files (number INTEGER PRIMARY KEY, version INTEGER NOT NULL);
  CREATE TABLE finished (
    version INTEGER PRIMARY KEY AUTOINCREMENT, path TEXT NOT NULL UNIQUE, status INTEGER NOT NULL, headers TEXT NOT NULL,
    etag TEXT NOT NULL, gzip BLOB NOT NULL, br BLOB NOT NULL, made TEXT
  );
  CREATE TABLE files (name TEXT PRIMARY KEY, made TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE pages (number INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, age INTEGER NOT NULL, made TEXT);
  CREATE INDEX pages_age ON pages (age) WHERE age > 0;
  CREATE TABLE page_tags (tag INTEGER NOT NULL, page INTEGER NOT NULL, PRIMARY KEY (tag, page)) WITHOUT ROWID;
  CREATE INDEX page_tags_page ON page_tags (page);
  CREATE TABLE page_moments (page INTEGER PRIMARY KEY, moment TEXT NOT NULL);
  CREATE INDEX page_moments_moment ON page_moments (moment);
  PRAGMA user_version = ${version};
`;

/** The file of the records, beside the build that they speak of. */
export const recordsFile = (distDir: string): string => path.join(distDir, 'server', 'records.sqlite');

/**
 * Opens the records, or empty ones when there are none that can be read; `:memory:` keeps them in no file. Throws a
 * sentence when the file cannot be opened.
 */
export const openRecords = (file: string): Records => openAnew(file, open);

function open(file: string): Records {
  const records = new DatabaseSync(file, { timeout: 2_000 });
  try {
    // What a crash of the machine loses is asked for again, with the event that brought it.
    records.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    const found = () => records.prepare('PRAGMA user_version').get()?.user_version;
    if (found() === 0)
      together(records, () => {
        if (found() === 0) records.exec(tables);
      });
    if (found() !== version) throw new OtherVersion(`The records are of version ${found()}.`);
    return records;
  } catch (error) {
    records.close();
    throw error;
  }
}
