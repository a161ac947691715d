import type { Migration } from '../migrate.ts';

/** Documents in the order of their attributes. They are made from the documents, like the lookups, and both anew. */
export const attributes: Migration = `
  CREATE TABLE attributes (
    attribute TEXT NOT NULL, type TEXT NOT NULL, key BLOB NOT NULL, document TEXT NOT NULL,
    PRIMARY KEY (attribute, type, key, document)
  ) WITHOUT ROWID;
  DELETE FROM lookups_until;
`;
