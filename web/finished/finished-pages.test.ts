import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRecords, type Records, recordsFile } from '../known/open-records.ts';
import { makeFinishedPage, plainOf } from './finished-page.ts';
import { FinishedPages } from './finished-pages.ts';

let folder: string;
let records: Records;
let writer: FinishedPages;
let reader: FinishedPages;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'finished-'));
  records = openRecords(recordsFile(folder));
  writer = new FinishedPages(records);
  reader = new FinishedPages(openRecords(recordsFile(folder)));
});

afterEach(() => rmSync(folder, { recursive: true }));

const page = (text: string, headers = {}) => makeFinishedPage(200, headers, Buffer.from(text));

test('a page is read as it was put, by other processes too', async () => {
  const put = await page('Hello', { link: '</a.css>; rel=preload' });
  writer.put('/a', put);
  const found = reader.get('/a');
  expect(found).toEqual({ page: put, version: 1, age: 'fresh' });
  expect(found && plainOf(found.page).toString()).toBe('Hello');
  expect(reader.get('/b')).toBeUndefined();
});

test('each page that is put has a version of its own, even where the text is the same', async () => {
  writer.put('/a', await page('', { location: '/b' }));
  writer.put('/a', await page('', { location: '/c' }));
  expect(reader.standing('/a')).toEqual({ version: 2, age: 'fresh' });
  writer.put('/a', null);
  expect(reader.standing('/a')).toBeUndefined();
  writer.put('/a', await page(''));
  expect(reader.standing('/a')?.version).toBe(3);
});

test('a page is fresh from the moment it is put, and old as long as its content has changed since', async () => {
  writer.put('/a', await page('One'));
  records.exec(`INSERT INTO pages (path, age) VALUES ('/a', 1)`);
  expect(reader.standing('/a')?.age).toBe('old');
  expect(reader.ageOf('/a')).toBe('old');
  expect(reader.ageOf('/b'), 'what nobody has made').toBe('fresh');
  writer.put('/a', await page('Two'));
  expect(reader.get('/a')?.age).toBe('fresh');
});

test('of an old page that is confirmed it is known what it was made of, and the page stays the one that it was', async () => {
  const made = (tags: string) => records.exec(`UPDATE pages SET made = '${tags}' WHERE path = '/a'`);
  records.exec(`INSERT INTO pages (path, age) VALUES ('/a', 0)`);
  made('made:found:1 made:shell:1');
  writer.put('/a', await page('One'));
  expect(writer.madeOf('/a'), 'of one that is fresh nobody asks').toEqual([]);
  records.exec('UPDATE pages SET age = 1');
  made('made:found:2 made:shell:1');
  expect(writer.madeOf('/a'), 'what Next has stored since stands nowhere yet').toEqual([
    'made:found:1',
    'made:shell:1',
  ]);
  writer.confirm('/a');
  expect(reader.standing('/a')).toEqual({ version: 1, age: 'fresh' });
  records.exec('UPDATE pages SET age = 2');
  expect(writer.madeOf('/a'), 'what nobody may see must change').toEqual([]);
});

test('what a page is made of is unknown from when it is begun until that is noted', async () => {
  records.exec(`INSERT INTO pages (path, age, made) VALUES ('/a', 1, 'made:found:1')`);
  writer.begin('/a');
  writer.put('/a', await page('One'));
  records.exec('UPDATE pages SET age = 1');
  expect(writer.madeOf('/a')).toEqual([]);
});

test('a reader sees that others have changed something, and nothing when nothing has changed', async () => {
  const { changes } = reader;
  expect(reader.changes).toBe(changes);
  writer.put('/a', await page('One'));
  expect(reader.changes).not.toBe(changes);
});
