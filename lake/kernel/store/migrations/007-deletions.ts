import type { Migration } from '../migrate.ts';

/**
 * An index of deletions, which are a small part of all changes: without it, a search for them reads the whole history.
 */
export const deletions: Migration = `CREATE INDEX deletions ON changed (seq) WHERE kind = 'delete'`;
