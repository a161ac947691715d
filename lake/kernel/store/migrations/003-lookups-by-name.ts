import type { Migration } from '../migrate.ts';

/**
 * Notes the kinds of lookups that were made, because plug-ins add some. Dropping the old note has them made anew from
 * the documents.
 */
export const lookupsByName: Migration = `
  DROP TABLE lookups_until;
  CREATE TABLE lookups_until (
    only INTEGER PRIMARY KEY CHECK (only = 1), seq INTEGER NOT NULL, kinds TEXT NOT NULL
  );
`;
