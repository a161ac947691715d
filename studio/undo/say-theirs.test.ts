import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { sayTheirs } from './say-theirs.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

const client = () => its.client({ apiVersion: '2025-02-19' });
/** Finds a name as the Studio does. */
const nameOf = async (id: string) =>
  (await client().request<{ displayName?: string }>({ url: `/users/${id}` })).displayName;
const say = (document: string, transaction: string | undefined, self = 'admin') =>
  sayTheirs(client(), { self, nameOf }, 'Title', { document, transaction });

test('whoever has changed something since is named, even when others have written there later', async () => {
  const mira = its.client({ token: its.lake.createToken('editor', 'Mira') });
  const ben = its.client({ token: its.lake.createToken('editor', 'Ben') });
  await client().create({ _id: 'drafts.a', _type: 'page', title: 'Mine' });
  const { _rev } = await mira.patch('drafts.a').set({ title: 'Hers' }).commit();
  await ben.patch('drafts.a').set({ text: 'His' }).commit();
  expect(await say('drafts.a', _rev)).toBe('Mira has changed “Title” since. What they did stays.');
});

test('one’s own account in another window is no colleague', async () => {
  const { _rev } = await client().create({ _id: 'drafts.b', _type: 'page', title: 'Mine' });
  expect(await say('drafts.b', _rev)).toBe(
    '“Title” has been changed elsewhere since, under your name. It stays as it is.',
  );
});

test('where the history does not know who it was, it was somebody else', async () => {
  const somebody = 'Somebody else has changed “Title” since. What they did stays.';
  expect(await say('drafts.a', 'not-a-transaction')).toBe(somebody);
  expect(await say('drafts.a', undefined)).toBe(somebody);
  await client().create({ _id: 'drafts.c', _type: 'page' });
  const silent = { self: undefined, nameOf: () => Promise.reject(new Error('offline')) };
  const { _rev } = (await client().getDocument('drafts.c')) ?? {};
  expect(await sayTheirs(client(), silent, 'Title', { document: 'drafts.c', transaction: _rev })).toBe(
    somebody,
  );
});
