import type { DatabaseSync } from 'node:sqlite';
import type { StoredDocument } from './document.ts';

const atOnce = 10_000; // documents in one transaction of the database
const cacheKilobytes = 256 * 1024; // because rows go to all parts of the tables

/** Says something to whoever started the lake. */
export type Say = (sentence: string) => void;

/** Tables that hold rows of each document. */
export interface MadeTables {
  /** Empties them; from then on the file says that they are not made. */
  begin(): void;
  add(document: StoredDocument): void;
  /** Does the rest once all rows are there, and notes in the file that the tables are made. */
  finish(): void;
}

/**
 * Makes tables of all documents, about `expected` of them. When the lake ends meanwhile, the next start begins anew.
 * Says how far it is when that takes a while.
 */
export function makeTables(
  database: DatabaseSync,
  {
    documents,
    expected,
    quietMs = 3_000,
  }: {
    documents: Iterable<StoredDocument>;
    expected: number;
    /** Milliseconds between two reports of how far it is. */
    quietMs?: number;
  },
  { begin, add, finish }: MadeTables,
  say: Say,
): void {
  const begun = performance.now();
  let told = begun;
  let done = 0;
  const tell = () => {
    const now = performance.now();
    if (now - told < quietMs) return;
    if (told === begun)
      say('The lake is being prepared for this version, once. It answers when all documents have been read.');
    told = now;
    const of = expected > done ? ` of ${expected}` : '';
    say(`The lake: ${done}${of} documents, ${Math.round((done / (now - begun)) * 1000)} a second.`);
  };
  const { cache_size: usual } = database.prepare('PRAGMA cache_size').get() ?? {};
  database.exec(`PRAGMA cache_size = -${cacheKilobytes}; BEGIN IMMEDIATE`);
  begin();
  for (const document of documents) {
    add(document);
    if (++done % 100 === 0) tell();
    if (done % atOnce === 0) database.exec('COMMIT; BEGIN IMMEDIATE');
  }
  finish();
  database.exec(`COMMIT; PRAGMA cache_size = ${usual}`);
  if (told > begun) say(`The lake is ready after ${Math.round((performance.now() - begun) / 1000)} s.`);
}
