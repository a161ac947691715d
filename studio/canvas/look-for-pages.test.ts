import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lookForPages } from './look-for-pages.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const client = its.client();
  const slug = (current: string) => ({ _type: 'slug', current });
  const page = (path: string, title: string) =>
    client.create({ _id: path.slice(1), _type: 'page', title, path: slug(path) });
  await page('/pricing', 'Pricing');
  await page('/plans', 'Plans and prices');
  await page('/plans-once', 'Plans and prices');
  await client.create({ _id: 'drafts.new', _type: 'page', title: 'Prime', path: slug('/prime') });
  await client.create({
    _id: 'tomas',
    _type: 'author',
    firstName: 'Tomas',
    lastName: 'Prior',
    title: 'Principal Engineer',
    slug: slug('tomas-prior'),
  });
  await client.create({ _id: 'priya', _type: 'author', firstName: 'Priya', title: 'Pricing lead' });
});
afterAll(() => its.close());

const look = async (words: string) => {
  const client = its.client({ apiVersion: '2025-02-19', perspective: 'raw' });
  return lookForPages(client, words, (type) => `A ${type}`);
};
const titles = async (words: string) => (await look(words)).map(({ title }) => title);

test('a person is found by the name, and by no job', async () => {
  expect(await look('tomas')).toEqual([
    { id: 'tomas', title: 'Tomas Prior', kind: 'A author', path: '/blog/authors/tomas-prior' },
  ]);
  expect(await titles('Tomas Pri')).toEqual(['Tomas Prior']);
  expect(await titles('engineer')).toEqual([]);
});

test('titles that begin with the words come first, then those in which a word does, and pages before people', async () => {
  expect(await titles('Pri')).toEqual([
    'Pricing',
    'Priya',
    'Plans and prices',
    'Plans and prices',
    'Tomas Prior',
  ]);
  expect(await titles('prices plans')).toHaveLength(2);
});

test('pages of one title are told apart by their paths, and one without an address has none', async () => {
  expect((await look('plans')).map(({ path }) => path).toSorted()).toEqual(['/plans', '/plans-once']);
  expect((await look('priya'))[0]?.path).toBeNull();
});

test('where no title has the words, those come whose words are spelt nearly so', async () => {
  expect(await titles('Prcing')).toEqual(['Pricing']);
  expect(await titles('plns and prices')).toContain('Plans and prices');
  expect(await titles('zzzz')).toEqual([]);
});

test('signs alone find nothing', async () => {
  expect(await look(' * ')).toEqual([]);
});
