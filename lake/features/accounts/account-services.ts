import type { DatabaseSync } from 'node:sqlite';

/** What a handler may know of people. */
export interface AccountServices {
  /** Where people, their sessions and their notes are kept, whichever dataset the path names. */
  accounts: { database: DatabaseSync };
}
