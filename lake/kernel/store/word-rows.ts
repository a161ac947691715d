import type { DatabaseSync } from 'node:sqlite';
import type { Change, StoredDocument } from './document.ts';
import { select } from './select.ts';
import { headWordsIn, wordsIn } from './words.ts';

/** What documents are searched for. */
export interface WordSearch {
  /** Words in small letters, each of which a document has to hold; one that ends with `*` stands for all that begin so. */
  words: readonly string[];
  /** The types of the documents; any when it is left out. */
  types?: readonly string[] | undefined;
  /** Whether they have to hold the words in fields of their own, such as the title. */
  isHead?: boolean;
  limit: number;
}

// Words are of letters and digits, so what begins with a sign is something else.
const inHead = (word: string): string => `¶${word}`;
const ofType = (type: string): string => `§${Buffer.from(type).toString('hex')}`;

/** Keeps the index of words: brings it to what a change leaves, and empties it. */
export function keepWords(database: DatabaseSync): { change(change: Change): void; clear(): void } {
  const number = select<{ number: number }>(database, 'SELECT number FROM word_rows WHERE document = ?');
  const addRow = database.prepare('INSERT INTO word_rows (document) VALUES (?)');
  const removeRow = database.prepare('DELETE FROM word_rows WHERE number = ?');
  const add = database.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)');
  const remove = database.prepare('DELETE FROM words WHERE rowid = ?');
  return {
    change({ id, before, after }) {
      const known = before && number.get(id)?.number;
      if (known) {
        remove.run(known);
        removeRow.run(known);
      }
      if (after) add.run(addRow.run(id).lastInsertRowid, textOf(after));
    },
    clear: () => database.exec(`INSERT INTO words (words) VALUES ('delete-all'); DELETE FROM word_rows`),
  };
}

const textOf = (document: StoredDocument): string =>
  [ofType(document._type), ...Array.from(headWordsIn(document), inHead), ...wordsIn(document)].join(' ');

/** The ids of the documents that a search finds, the newest first; as many as its limit. */
export function searchWords(database: DatabaseSync, { words, types, isHead, limit }: WordSearch): string[] {
  const parts = words.map((word) => {
    const [, letters = '', star = ''] = word.match(/^(.*?)(\*?)$/) ?? [];
    return `"${isHead ? inHead(letters) : letters}"${star}`;
  });
  if (types) parts.push(`(${types.map((type) => `"${ofType(type)}"`).join(' OR ')})`);
  return select<{ document: string }>(
    database,
    `SELECT document FROM (SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT ?) AS found
     JOIN word_rows ON word_rows.number = found.rowid`,
  )
    .all(parts.join(' AND '), limit)
    .map(({ document }) => document);
}
