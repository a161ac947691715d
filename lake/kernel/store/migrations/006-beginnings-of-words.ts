import type { Migration } from '../migrate.ts';

/**
 * The index of words knows the documents of each beginning of up to eight letters, a sign before them counted in: without that SQLite puts together the documents
 * of all words that begin so before it answers the first.
 */
export const beginningsOfWords: Migration = `
  DROP TABLE words;
  CREATE VIRTUAL TABLE words USING fts5(
    text, content = '', contentless_delete = 1, tokenize = 'ascii', detail = none, prefix = '1 2 3 4 5 6 7 8'
  );
  DELETE FROM lookups_until;
`;
