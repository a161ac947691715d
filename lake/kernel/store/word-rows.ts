import type { DatabaseSync } from 'node:sqlite';
import type { Change, StoredDocument } from './document.ts';
import { select } from './select.ts';
import { headWordsIn, wordsIn } from './words.ts';

/** What documents are searched for. */
export interface WordSearch {
  /**
   * Words in lower case that a document must hold, all of them; one that ends with `*` stands for all words that begin
   * so.
   */
  words: readonly string[];
  /** Words that it must not hold; they need words or types beside them that it must have. */
  without?: readonly string[];
  /** The types of the documents; any when it is left out. */
  types?: readonly string[] | undefined;
  /** Whether the words must be among its head words, such as those of its title (`headWordsIn`). */
  isHead?: boolean;
  /** Whether the document of an id is wanted; all are when this is left out. */
  isWanted?: ((id: string) => boolean) | undefined;
  /** The largest number of documents to find. */
  limit: number;
}

// Words consist of letters and digits, so a term that begins with a sign is something else.
const inHead = (word: string): string => `¶${word}`;
const ofType = (type: string): string => `§${Buffer.from(type).toString('hex')}`;

// How much SQLite gathers in memory before it writes a part of the index, and how many such parts it has before it
// merges some.
const usual = { hashsize: 1024 * 1024, automerge: 4 };
const ofMany = { hashsize: 128 * 1024 * 1024, automerge: 0 };
const maxGathered = 10_000; // documents

/** Keeps the index of words. */
export interface KeptWords {
  /** Brings the index up to date with a change. */
  change(change: Change): void;
  /** Empties the index; from then on documents come by `gather`, until `finish`. */
  begin(): void;
  /** Adds a document that the index does not have; it is written by the end of `finish`. */
  gather(document: StoredDocument): void;
  finish(): void;
}

/** Keeps the index of words of a file. */
export function keepWords(database: DatabaseSync): KeptWords {
  const number = select<{ number: number }>(database, 'SELECT number FROM word_rows WHERE document = ?');
  const addRow = database.prepare('INSERT INTO word_rows (document) VALUES (?)');
  const removeRow = database.prepare('DELETE FROM word_rows WHERE number = ?');
  const addText = database.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)');
  const removeText = database.prepare('DELETE FROM words WHERE rowid = ?');
  // Written together, because statements on other tables in between would have SQLite write its part of the index after
  // each document.
  let gathered: [id: string, text: string][] = [];
  const add = (id: string, text: string) => addText.run(addRow.run(id).lastInsertRowid, text);
  const configure = (settings: Record<string, number>) => {
    for (const [name, value] of Object.entries(settings))
      database.exec(`INSERT INTO words (words, rank) VALUES ('${name}', ${value})`);
  };
  const addGathered = () => {
    for (const [id, text] of gathered) add(id, text);
    gathered = [];
  };
  return {
    change({ id, before, after }) {
      const known = before && number.get(id)?.number;
      if (known) {
        removeText.run(known);
        removeRow.run(known);
      }
      if (after) add(id, textOf(after));
    },
    begin() {
      database.exec(`INSERT INTO words (words) VALUES ('delete-all'); DELETE FROM word_rows`);
      configure(ofMany);
    },
    gather(document) {
      gathered.push([document._id, textOf(document)]);
      if (gathered.length >= maxGathered) addGathered();
    },
    finish() {
      addGathered();
      configure(usual);
    },
  };
}

const textOf = (document: StoredDocument): string =>
  [ofType(document._type), ...Array.from(headWordsIn(document), inHead), ...wordsIn(document)].join(' ');

/** The ids of the documents that a search finds, the newest first; at most its limit. */
export function searchWords(
  database: DatabaseSync,
  { words, without = [], types, isHead, isWanted, limit }: WordSearch,
): string[] {
  if (types?.length === 0) return [];
  const parts = words.map((word) => quoted(word, isHead));
  if (types) parts.push(`(${types.map((type) => `"${ofType(type)}"`).join(' OR ')})`);
  const not = without.length > 0 ? ` NOT (${without.map((word) => quoted(word)).join(' OR ')})` : '';
  // SQLite looks for each row only when it is asked for, so stopping early saves the rest.
  const rows = select<{ document: string }>(
    database,
    `SELECT document FROM words CROSS JOIN word_rows ON word_rows.number = words.rowid
     WHERE words MATCH ? ORDER BY words.rowid DESC`,
  ).iterate(`(${parts.join(' AND ')})${not}`);
  const found: string[] = [];
  for (const { document } of rows) {
    if (isWanted?.(document) !== false) found.push(document);
    if (found.length >= limit) break;
  }
  return found;
}

function quoted(word: string, isHead = false): string {
  const [, letters = '', star = ''] = word.match(/^(.*?)(\*?)$/) ?? [];
  return `"${isHead ? inHead(letters) : letters}"${star}`;
}
