import type { Migration } from './migrate.ts';
import { firstTables } from './migrations/001-first-tables.ts';
import { changesByDocument } from './migrations/002-changes-by-document.ts';
import { lookupsByName } from './migrations/003-lookups-by-name.ts';
import { indexes } from './migrations/004-indexes.ts';
import { tallies } from './migrations/005-tallies.ts';
import { beginningsOfWords } from './migrations/006-beginnings-of-words.ts';
import { deletions } from './migrations/007-deletions.ts';
import { moments } from './migrations/008-moments.ts';

/**
 * The migrations of the store's tables, in an order that never changes: a file's version is how many of them it has
 * had.
 */
export const storeMigrations: readonly Migration[] = [
  firstTables,
  changesByDocument,
  lookupsByName,
  indexes,
  tallies,
  beginningsOfWords,
  deletions,
  moments,
];
