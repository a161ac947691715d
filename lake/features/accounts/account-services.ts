import type { DatabaseSync } from 'node:sqlite';
import type { Hashing } from './hashing.ts';
import type { Tries } from './tries.ts';

/** What a handler may know of people. */
export interface AccountServices {
  /** Where people, their sessions and their notes are kept, whichever dataset the path names, and how passwords are looked at. */
  accounts: { database: DatabaseSync; hashing: Hashing; tries: Tries };
}
