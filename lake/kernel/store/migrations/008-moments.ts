import type { Migration } from '../migrate.ts';

/**
 * A day or hour that does not exist is no longer a moment and has no place in the order of `dateTime()`: the indexes
 * are made anew.
 */
export const moments: Migration = `DELETE FROM lookups_until`;
