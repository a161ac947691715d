import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { StoredDocument } from './document.ts';
import { makeTables } from './make-tables.ts';
import { openStore } from './store.ts';

const documents = (count: number): StoredDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ _id: `d${index}`, _type: 'post', _rev: 't1', _createdAt: '', _updatedAt: '' },
    title: `Quiet keys ${index}`,
  }));

test('whoever waits hears how far it is, and that it is done', () => {
  const said: string[] = [];
  const made: string[] = [];
  makeTables(
    new DatabaseSync(':memory:'),
    { documents: documents(250), expected: 300, quietMs: 0 },
    { begin: () => {}, add: ({ _id }) => made.push(_id), finish: () => made.push('finished') },
    (sentence) => said.push(sentence),
  );
  expect(made).toHaveLength(251);
  expect(said).toEqual([
    expect.stringMatching(/^The lake is being prepared for this version, once/),
    expect.stringMatching(/^The lake: 100 of 300 documents, \d+ a second\.$/),
    expect.stringMatching(/^The lake: 200 of 300 documents/),
    expect.stringMatching(/^The lake is ready after \d+ s\.$/),
  ]);
});

test('a lake that was ended while its tables were made has them all after the next start, and nothing twice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-tables-'));
  let store = openStore(folder);
  const changes = documents(30).map((after) => ({ id: after._id, before: null, after }));
  store.commit({ transactionId: 't1', timestamp: '', author: 'anna', mutations: [], changes });
  const tables = ['lookups', 'attributes', 'outlines', 'tallies', 'word_rows'];
  const all = () => tables.map((table) => store.database.prepare(`SELECT * FROM ${table}`).all());
  const search = () => store.documents.search({ words: ['quie*', '7'], types: ['post'], limit: 99 });
  const whole = all();
  store.database.exec(`DELETE FROM lookups_until; DELETE FROM outlines WHERE document > 'd2';
    DELETE FROM attributes WHERE document > 'd2'; UPDATE tallies SET count = 1`);
  store.close();
  store = openStore(folder);
  expect(all().map((rows) => rows.length)).toEqual(whole.map((rows) => rows.length));
  expect(all()[3]).toEqual(whole[3]);
  expect(search()).toEqual(['d7']);
  store.close();
});
