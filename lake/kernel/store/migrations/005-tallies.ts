import type { Migration } from '../migrate.ts';

/**
 * How many documents there are of each type, with each of its attributes, and with each reference: counted once, then
 * kept up to date by each commit.
 */
export const tallies: Migration = `
  CREATE TABLE tallies (
    attribute TEXT NOT NULL, key BLOB NOT NULL, type TEXT NOT NULL, layer TEXT NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (attribute, key, type, layer)
  ) WITHOUT ROWID;
  DELETE FROM lookups_until;
`;
