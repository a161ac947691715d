import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFinishedPage, plainOf, sizeOf } from '../../finished/finished-page.ts';
import { FinishedPages } from '../../finished/finished-pages.ts';
import { openRecords, type Records, recordsFile } from '../../known/open-records.ts';
import { SharedPages } from './shared-pages.ts';

let folder: string;
let records: Records;
let finished: FinishedPages;
let isOfPresentSettings: boolean;
let read: string[];
let year: number;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shared-'));
  records = openRecords(recordsFile(folder));
  finished = new FinishedPages(records);
  isOfPresentSettings = true;
  read = [];
  year = 2026;
});

afterEach(() => rmSync(folder, { recursive: true }));

const page = (text: string) => makeFinishedPage(200, {}, Buffer.from(text));

/** The pages of a front that notes which of them it reads from the file. */
function openShared(maxBytes = 1_000_000) {
  const own = new FinishedPages(openRecords(recordsFile(folder)));
  const { get } = own;
  own.get = (path) => {
    read.push(path);
    return get.call(own, path);
  };
  const shared = new SharedPages({
    finished: own,
    isOfPresentSettings: () => isOfPresentSettings,
    maxBytes,
    year: () => year,
  });
  const shown = async (path: string) => {
    await turn();
    const found = shared.get(path);
    return found && `${plainOf(found)}${found.isOld ? ' (old)' : ''}`;
  };
  return { shared, shown };
}

test('a page is read once, and anew only when it was put anew', async () => {
  const { shown } = openShared();
  finished.put('/a', await page('One'));
  for (const _ of 'abc') expect(await shown('/a')).toBe('One');
  finished.put('/b', await page('Another'));
  expect(await shown('/a')).toBe('One');
  expect(read).toEqual(['/a']);
  finished.put('/a', await page('Two'));
  expect(await shown('/a')).toBe('Two');
  expect(read).toEqual(['/a', '/a']);
});

test('two fronts show the same, and each sees what is new', async () => {
  const fronts = [openShared(), openShared()];
  for (const text of ['One', 'Two']) {
    finished.put('/a', await page(text));
    for (const { shown } of fronts) expect(await shown('/a')).toBe(text);
  }
});

test('an old page is shown as such, one that is withheld or has gone is not', async () => {
  const { shared, shown } = openShared();
  finished.put('/a', await page('One'));
  const age = (place: number) =>
    records.exec(`INSERT OR REPLACE INTO pages (number, path, age) VALUES (1, '/a', ${place})`);
  expect(await shown('/a')).toBe('One');
  age(1);
  expect(await shown('/a')).toBe('One (old)');
  age(2);
  expect(await shown('/a')).toBeUndefined();
  expect(shared.isWithheld('/a')).toBe(true);
  age(0);
  expect(await shown('/a')).toBe('One');
  finished.delete('/a');
  expect(await shown('/a')).toBeUndefined();
});

test('nothing is shown before all that holds other settings is known to do so', async () => {
  isOfPresentSettings = false;
  const { shared, shown } = openShared();
  finished.put('/a', await page('One'));
  expect(await shown('/a')).toBeUndefined();
  expect(shared.isWithheld('/a')).toBe(true);
  isOfPresentSettings = true;
  expect(await shown('/a')).toBe('One');
});

test('what leaves memory for want of room is read again', async () => {
  const one = await page('One');
  const { shared, shown } = openShared(sizeOf(one));
  finished.put('/a', one);
  finished.put('/b', await page('Two'));
  await shown('/a');
  await shown('/b');
  expect([shared.holds('/a'), shared.holds('/b')]).toEqual([false, true]);
  expect(await shown('/a')).toBe('One');
});

test('a page from another year has the present one, in memory and out of the file, and another ETag', async () => {
  const inYear = (text: number) => `<p>© <span data-year="">${text}</span></p>`;
  const html = { 'content-type': 'text/html; charset=utf-8' };
  finished.put('/a', await makeFinishedPage(200, html, Buffer.from(inYear(2026))));
  finished.put('/plain', await page(inYear(2026)));
  const { shared, shown } = openShared();
  expect(await shown('/a')).toBe(inYear(2026));
  const etag = shared.get('/a')?.etag;
  year = 2027;
  expect(await shown('/a')).toBe(inYear(2027));
  expect(await openShared().shown('/a')).toBe(inYear(2027));
  expect(await shown('/plain'), 'what is no page is left alone').toBe(inYear(2026));
  const turned = shared.get('/a');
  expect(turned?.etag).not.toBe(etag);
  expect(turned?.etag).toBe((await makeFinishedPage(200, html, Buffer.from(inYear(2027)))).etag);
  expect(turned && brotliDecompressSync(turned.br).toString()).toBe(inYear(2027));
  const reads = read.length;
  expect(await shown('/a')).toBe(inYear(2027));
  expect(read.length, 'it is kept').toBe(reads);
});
