import type { DatabaseSync } from 'node:sqlite';
import type { Hashing } from './hashing.ts';
import type { Tries } from './tries.ts';

/** What the handlers of accounts may use. */
export interface AccountServices {
  /**
   * The database of people, their sessions and notes (one, whichever dataset the path names), what hashes their
   * passwords, and what counts their attempts to sign in.
   */
  accounts: { database: DatabaseSync; hashing: Hashing; tries: Tries };
}
