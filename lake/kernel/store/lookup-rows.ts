import type { DatabaseSync } from 'node:sqlite';
import { attributesOf } from './attribute.ts';
import type { Change } from './document.ts';
import { lookedUpBy, lookupsOf } from './lookup.ts';
import { type MadeTables, makeTables, type Say } from './make-tables.ts';
import { writeOutline } from './outline.ts';
import type { StoredDocuments } from './stored-documents.ts';
import { keepTallies, type TallySums } from './tallies.ts';
import { keepWords } from './word-rows.ts';

const form = 4; // the version of what the tables hold of a document: another number has them made anew

/** The tables by which documents are found. */
export interface Lookups {
  /** Brings them up to date with changes; the caller has begun a transaction of the database. */
  change(changes: readonly Change[]): void;
  /** Notes the last transaction that they include. */
  note(seq: number): void;
}

/** The number of the last transaction of a file, 0 when there is none. */
export const lastSeq = (database: DatabaseSync): number =>
  Number(database.prepare('SELECT max(seq) AS seq FROM transactions').get()?.seq ?? 0);

/**
 * Keeps the tables by which readers of the file find documents. Makes them anew from all documents when the lake that
 * wrote last did not keep them, or kept other ones.
 */
export function keepLookups(
  database: DatabaseSync,
  { slugs, all }: Pick<StoredDocuments, 'slugs' | 'all'>,
  say: Say,
): Lookups {
  const add = database.prepare('INSERT OR IGNORE INTO lookups VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM lookups WHERE field = ? AND value = ? AND document = ?');
  const note = database.prepare('INSERT OR REPLACE INTO lookups_until VALUES (1, ?, ?)');
  const addKey = database.prepare('INSERT OR REPLACE INTO attributes VALUES (?, ?, ?, ?)');
  const removeKey = database.prepare(
    'DELETE FROM attributes WHERE attribute = ? AND type = ? AND key = ? AND document = ?',
  );
  const putOutline = database.prepare('INSERT OR REPLACE INTO outlines VALUES (?, ?)');
  const removeOutline = database.prepare('DELETE FROM outlines WHERE document = ?');
  const words = keepWords(database);
  const tallies = keepTallies(database);
  const lookups = lookupsOf(slugs);
  const kinds = `${lookups.join(' ')}, form ${form}`;
  const kept: Lookups = {
    change(changes) {
      const sums = tallies.sum();
      for (const { id, before, after } of changes) {
        for (const field of lookups) {
          const [was, is] = [lookedUpBy(field, before), lookedUpBy(field, after)];
          for (const value of was) if (!is.includes(value)) remove.run(field, value, id);
          for (const value of is) if (!was.includes(value)) add.run(field, value, id);
        }
        changeAttributes({ id, before, after }, sums);
        words.change({ id, before, after });
        if (after) putOutline.run(id, writeOutline(after));
        else removeOutline.run(id);
      }
      sums.write();
    },
    note: (seq) => void note.run(seq, kinds),
  };

  function changeAttributes({ id, before, after }: Change, sums: TallySums): void {
    const [was, is] = [attributesOf(before), attributesOf(after)];
    const isSame = (one: Uint8Array, other: Uint8Array | undefined) =>
      other !== undefined && before?._type === after?._type && Buffer.compare(one, other) === 0;
    if (before)
      for (const [attribute, key] of was)
        if (!isSame(key, is.get(attribute))) removeKey.run(attribute, before._type, key, id);
    if (after)
      for (const [attribute, key] of is)
        if (!isSame(key, was.get(attribute))) addKey.run(attribute, after._type, key, id);
    sums.add({ id, before, after }, was, is);
  }

  // They are made anew when documents are now found by other fields, when a lake without lookups wrote last, or when
  // none ever did.
  const until = database.prepare('SELECT seq, kinds FROM lookups_until').get();
  const seq = lastSeq(database);
  if (until?.seq === seq && until.kinds === kinds) return kept;
  // Counted before the tables are emptied; it only tells how far the work is.
  const expected = database.prepare(`SELECT count(*) AS n FROM lookups WHERE field = 'type'`).get()?.n;
  const made: MadeTables = {
    begin() {
      for (const table of ['lookups_until', 'lookups', 'attributes', 'outlines'])
        database.exec(`DELETE FROM ${table}`);
      words.begin();
    },
    add(document) {
      const { _id: id, _type: type } = document;
      for (const field of lookups) for (const value of lookedUpBy(field, document)) add.run(field, value, id);
      for (const [attribute, key] of attributesOf(document)) addKey.run(attribute, type, key, id);
      words.gather(document);
      putOutline.run(id, writeOutline(document));
    },
    finish() {
      tallies.countAll();
      words.finish();
      kept.note(seq);
    },
  };
  makeTables(database, { documents: all(), expected: Number(expected) }, made, say);
  return kept;
}
