import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import type { DocumentChange } from './change-fields.ts';
import { LastReplacement, type Replaced } from './replacement.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
const nowhere = { read: () => null, write: () => {} };
const which = { words: 'old', by: 'new', release: undefined };
const change = (id: string): DocumentChange => ({
  id,
  type: 'page',
  title: id,
  changes: [{ path: ['title'], name: 'Title', before: 'old', after: 'new', places: 1 }],
});

test('what cannot be changed keeps nothing else from it, and taking back says what stays', async () => {
  for (const _id of ['a', 'b', 'c']) await client().create({ _id, _type: 'page', title: 'old' });
  await client().delete('b');
  const last = new LastReplacement(nowhere);
  let told = 0;
  const end = last.subscribe(() => {
    told++;
  });
  await last.replace(client(), ['a', 'b', 'c'].map(change), which);
  expect(last.get()?.done.map(({ id, fault }) => [id, fault])).toEqual([
    ['a', undefined],
    ['b', 'It no longer exists.'],
    ['c', undefined],
  ]);
  expect([last.get()?.isBusy, told]).toEqual([false, 5]);
  end();

  await client().patch('drafts.c').set({ title: 'newer' }).commit();
  await last.takeBack(client());
  expect(last.get()?.kept?.map(({ change, why }) => [change.id, why])).toEqual([
    ['c', 'Somebody has changed it since.'],
  ]);
  expect(await client().fetch('*[_id in path("drafts.**")]._id')).toEqual(['drafts.c']);
});

test('into a release that was scheduled meanwhile nothing goes, nor into drafts, and each document says why', async () => {
  const release = { id: 'rLate', title: 'Late' };
  await client().releases.create({
    releaseId: release.id,
    metadata: { title: 'Late', releaseType: 'scheduled', intendedPublishAt: '2040-01-01T09:00:00Z' },
  });
  for (const _id of ['late', 'versions.rLate.there'])
    await client().create({ _id, _type: 'page', title: 'old' });
  await client().releases.schedule({ releaseId: release.id, publishAt: '2040-01-01T09:00:00Z' });
  const last = new LastReplacement(nowhere);
  await last.replace(client(), ['late', 'there'].map(change), { ...which, release });
  for (const { fault } of last.get()?.done ?? [])
    expect(fault).toMatch(/release "rLate"(, which)? is scheduled/);
  expect(last.get()?.done).toHaveLength(2);
  const written = '*[_id in ["drafts.late", "versions.rLate.late", "drafts.there"]]._id';
  expect(await client().fetch(written)).toEqual([]);
});

test('who may not write is told so for each document', async () => {
  const last = new LastReplacement(nowhere);
  await last.replace(client().withConfig({ token: 'wrong' }), [change('a')], which);
  expect(last.get()?.done[0]?.fault).toBeTruthy();
  last.forget();
  expect(last.get()).toBeUndefined();
});

test('after a reload it can still be taken back, also where that came in the middle, until it is forgotten', async () => {
  let kept: string | null = null;
  const keeping = {
    read: () => kept,
    write: (text: string | null) => {
      kept = text;
    },
  };
  for (const _id of ['d', 'e']) await client().create({ _id, _type: 'page', title: 'old' });
  const before = new LastReplacement(keeping);
  let inTheMiddle: Replaced | undefined;
  before.subscribe(() => {
    if (before.get()?.done.length !== 1) return;
    before.keep();
    inTheMiddle = new LastReplacement(keeping).get();
  });
  await before.replace(client(), ['d', 'e'].map(change), which);
  expect(inTheMiddle).toMatchObject({ words: 'old', of: 2, isBusy: false, done: [{ id: 'd' }] });

  const later = new LastReplacement(keeping);
  await later.takeBack(client());
  expect(later.get()?.kept).toEqual([]);
  expect(await client().fetch('*[_id in ["drafts.d", "drafts.e"]]._id')).toEqual([]);
  later.forget();
  expect(kept).toBeNull();
});

test('another window of the Studio, when it is closed, takes nothing away of what was kept', async () => {
  let kept: string | null = null;
  const keeping = {
    read: () => kept,
    write: (text: string | null) => {
      kept = text;
    },
  };
  await client().create({ _id: 'g', _type: 'page', title: 'old' });
  const other = new LastReplacement(keeping);
  await new LastReplacement(keeping).replace(client(), [change('g')], which);
  other.keep();
  expect(new LastReplacement(keeping).get()?.done).toMatchObject([{ id: 'g' }]);
});

test('a window that forgets an earlier replacement leaves the way back to one that another window has made since', async () => {
  let kept: string | null = null;
  const keeping = {
    read: () => kept,
    write: (text: string | null) => {
      kept = text;
    },
  };
  for (const _id of ['h', 'i']) await client().create({ _id, _type: 'page', title: 'old' });
  await new LastReplacement(keeping).replace(client(), [change('h')], which);
  const earlier = new LastReplacement(keeping);
  await new LastReplacement(keeping).replace(client(), [change('i')], which);
  earlier.forget();
  expect(earlier.get()).toBeUndefined();
  expect(new LastReplacement(keeping).get()?.done).toMatchObject([{ id: 'i' }]);
});

test('what was kept and cannot be read is none', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const text of ['{"words": "o', '"old"', '{}'])
    expect(new LastReplacement({ ...nowhere, read: () => text }).get()).toBeUndefined();
  warn.mockRestore();
});
