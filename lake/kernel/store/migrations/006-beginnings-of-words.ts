import type { Migration } from '../migrate.ts';

/**
 * The index of words keeps the documents of each prefix of up to eight characters, a sign before the word included.
 * Without that, SQLite merges the documents of all words with a prefix before it returns the first.
 */
export const beginningsOfWords: Migration = `
  DROP TABLE words;
  CREATE VIRTUAL TABLE words USING fts5(
    text, content = '', contentless_delete = 1, tokenize = 'ascii', detail = none, prefix = '1 2 3 4 5 6 7 8'
  );
  DELETE FROM lookups_until;
`;
