import type { Migration } from '../migrate.ts';

/** An index of what was deleted, which is a small part of all changes: whoever looks for it would read the whole history. */
export const deletions: Migration = `CREATE INDEX deletions ON changed (seq) WHERE kind = 'delete'`;
