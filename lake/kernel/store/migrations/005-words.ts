import type { Migration } from '../migrate.ts';

/** The words of documents, in an index of SQLite's own, which knows a document by a number. They are made like the lookups. */
export const words: Migration = `
  CREATE VIRTUAL TABLE words USING fts5(text, content = '', contentless_delete = 1, tokenize = 'ascii', detail = none);
  CREATE TABLE word_rows (number INTEGER PRIMARY KEY, document TEXT NOT NULL UNIQUE);
  DELETE FROM lookups_until;
`;
