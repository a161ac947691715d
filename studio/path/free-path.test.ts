import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { firstFree, freeSlug } from './free-path.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const slug = (current: string) => ({ _type: 'slug', current });
  await its
    .client()
    .transaction()
    .create({ _id: 'drafts.keys', _type: 'post', slug: slug('quiet-keys') })
    .create({ _id: 'moved', _type: 'redirect', from: slug('/blog/quiet-keys-2') })
    .create({ _id: 'risk', _type: 'risk', slug: slug('quiet-keys-3') })
    .commit();
});
afterAll(() => its.close());

test('a path that is taken is given the first number that is free', () => {
  const taken = ['/platform/new-page', '/platform/new-page-3'];
  expect(firstFree('/new-page', taken)).toBe('/new-page');
  expect(firstFree('/platform/new-page', taken)).toBe('/platform/new-page-2');
  expect(firstFree('/platform/new-page', [...taken, '/platform/new-page-2'])).toBe('/platform/new-page-4');
});

test.each(['/search', '/studio', '/api'])('%s, which the site answers itself, is taken', (path) => {
  expect(firstFree(path, [])).toBe(`${path}-2`);
});

test('the last part of an address is free where no document of its type, no draft and no redirect has it', async () => {
  const client = () => its.client({ apiVersion: '2025-02-19' });
  expect(await freeSlug('post', 'loud-keys', client)).toBe('loud-keys');
  expect(await freeSlug('post', 'quiet-keys', client)).toBe('quiet-keys-3');
  expect(await freeSlug('risk', 'quiet-keys', client)).toBe('quiet-keys');
  expect(await freeSlug('category', 'quiet-keys', client)).toBe('quiet-keys');
});
