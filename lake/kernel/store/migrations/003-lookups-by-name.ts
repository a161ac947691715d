import type { Migration } from '../migrate.ts';

/** Lookups say of which kinds they are, as plug-ins add some. They are made from the documents, and so made anew. */
export const lookupsByName: Migration = `
  DROP TABLE lookups_until;
  CREATE TABLE lookups_until (
    only INTEGER PRIMARY KEY CHECK (only = 1), seq INTEGER NOT NULL, kinds TEXT NOT NULL
  );
`;
