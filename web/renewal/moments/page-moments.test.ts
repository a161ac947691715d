import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { momentTag } from '../../content/moment-tag.ts';
import { openRecords } from '../../known/open-records.ts';
import { TagIndex } from '../tags/tag-index.ts';
import { PageMoments } from './page-moments.ts';

const noon = Date.parse('2030-01-01T12:00:00.000Z');
const at = (minutes: number) => new Date(noon + minutes * 60_000);
const tagAt = (minutes: number) => momentTag(at(minutes));
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);

beforeEach(() => vi.useFakeTimers({ now: noon }));
afterEach(() => vi.useRealTimers());

/** A watch of the pages in some records, and what it has renewed. */
function watch(records = openRecords(':memory:')) {
  const renewed: string[] = [];
  const index = new TagIndex(records);
  const renew = (tags: readonly string[], _id: string | null, moment?: string) => {
    // Each moment has its tag as its name, by which it is the same for all instances of the site.
    expect([moment]).toEqual(tags);
    renewed.push(`${new Date().toISOString().slice(0, 19)} ${tags}`);
  };
  const moments = new PageMoments({ index, renewing: { renew } });
  return { records, index, moments, renewed };
}

const record = (index: TagIndex, path: string, ...tags: string[]) =>
  index.record([`path:%2F${path}`, 's1:any', ...tags].join());
const line = (minutes: number) => `${at(minutes).toISOString().slice(0, 19)} ${tagAt(minutes)}`;

test('a page is renewed at its moment, however far off, and once', async () => {
  const { index, moments, renewed } = watch();
  moments.begin();
  record(index, 'a', tagAt(300));
  record(index, 'b', tagAt(5));
  await pass(4);
  expect(renewed).toEqual([]);
  await pass(1);
  expect(index.pathsWith([tagAt(5)], 9)).toEqual(['/b']);
  record(index, 'b');
  await pass(400);
  expect(renewed).toEqual([line(5), line(300)]);
  moments.close();
});

test('of several moments a page carries the next, and a page that has gone carries none', async () => {
  const { index, moments, renewed } = watch();
  moments.begin();
  record(index, 'a', tagAt(5));
  record(index, 'a', tagAt(3));
  record(index, 'b', tagAt(4));
  index.forget('/b');
  await pass(60);
  expect(renewed).toEqual([line(3)]);
  moments.close();
});

test('a moment that came while the site was stopped, or just before a page was known, is made up for', async () => {
  const { records, index } = watch();
  record(index, 'a', tagAt(5));
  await pass(10);
  const next = watch(records);
  next.moments.begin();
  await pass(1);
  expect(next.renewed.map((one) => one.split(' ')[1])).toEqual([tagAt(5)]);
  record(next.index, 'b', tagAt(5));
  await pass(1);
  expect(next.renewed).toHaveLength(2);
  next.moments.close();
  await pass(60);
  expect(next.renewed).toHaveLength(2);
});

test('where the records cannot be read at a moment, nothing ends, and it is made up for later', async () => {
  const { records, index, moments, renewed } = watch();
  moments.begin();
  record(index, 'a', tagAt(5));
  await pass(1);
  records.exec('ALTER TABLE page_moments RENAME TO away');
  await pass(5);
  expect(renewed).toEqual([]);
  records.exec('ALTER TABLE away RENAME TO page_moments');
  await pass(1);
  expect(renewed.map((one) => one.split(' ')[1])).toEqual([tagAt(5)]);
  moments.close();
});
