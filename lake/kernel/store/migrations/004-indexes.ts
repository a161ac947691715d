import type { Migration } from '../migrate.ts';

/**
 * Tables that spare a search from reading all documents: documents in the order of their attributes; their words, in a
 * full-text index of SQLite that knows a document by a number; and documents without their long fields. They are made
 * from the documents like the lookups, and all of them anew.
 */
export const indexes: Migration = `
  CREATE TABLE attributes (
    attribute TEXT NOT NULL, type TEXT NOT NULL, key BLOB NOT NULL, document TEXT NOT NULL,
    PRIMARY KEY (attribute, type, key, document)
  ) WITHOUT ROWID;
  CREATE VIRTUAL TABLE words USING fts5(text, content = '', contentless_delete = 1, tokenize = 'ascii', detail = none);
  CREATE TABLE word_rows (number INTEGER PRIMARY KEY, document TEXT NOT NULL UNIQUE);
  CREATE TABLE outlines (document TEXT PRIMARY KEY, outline TEXT NOT NULL) WITHOUT ROWID;
  DELETE FROM lookups_until;
`;
