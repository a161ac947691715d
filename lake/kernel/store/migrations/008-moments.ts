import type { Migration } from '../migrate.ts';

/** A day or an hour that there is none of is no moment any more, and has no place in the order of `dateTime()`: the indexes are made anew. */
export const moments: Migration = `DELETE FROM lookups_until`;
