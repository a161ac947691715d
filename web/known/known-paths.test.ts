import { expect, test } from 'vitest';
import { KnownPaths } from './known-paths.ts';
import { openRecords } from './open-records.ts';
import { maxAddresses } from './sitemap-files.ts';

const open = () => new KnownPaths(openRecords(':memory:'));
const documentAt = (id: string, path: string | null, more = {}) => ({
  id,
  path,
  updatedAt: '2026-01-01T00:00:00Z',
  isListed: true,
  lists: [] as string[],
  ...more,
});
const below = (path: string, noindex = false) => ({ path, updatedAt: null, noindex });

test('a document that comes, moves and goes says which paths came and which went', () => {
  const known = open();
  expect(known.take([documentAt('a', '/old')])).toMatchObject({ added: ['/old'], removed: [] });
  expect(known.take([documentAt('a', '/new')])).toMatchObject({ added: ['/new'], removed: ['/old'] });
  expect([known.has('/old'), known.has('/new'), known.has('/new.md')]).toEqual([false, true, true]);
  expect(known.take([], ['a'])).toMatchObject({ added: [], removed: ['/new'] });
  expect(known.take([], ['a'])).toMatchObject({ added: [], removed: [] });
  expect(known.has('/new')).toBe(false);
});

test('what search engines are told of is listed by path, and every path of which something else is known is named', () => {
  const known = open();
  known.take([documentAt('a', '/a'), documentAt('b', '/b', { isListed: false }), documentAt('c', '/c')]);
  known.takeBelow([below('/a/page/2')]);
  const [a, c] = ['/a', '/c'].map((path) => ({ path, updatedAt: '2026-01-01T00:00:00Z' }));
  expect(known.listedAfter('', 10)).toEqual([a, c]);
  expect(known.listedAfter('/a', 1)).toEqual([c]);
  expect(['/a', '/b', '/a/page/2', '/d'].map((path) => known.listedAt(path) !== null)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(
    known.take([documentAt('a', '/moved'), documentAt('b', '/b', { isListed: false })]).touched.toSorted(),
  ).toEqual(['/a', '/moved']);
  expect(known.take([], ['c']).touched).toEqual(['/c']);
});

test('a path stays known while another document stands there, such as the redirect that takes the place of a page', () => {
  const known = open();
  known.take([documentAt('a', '/old')]);
  expect(
    known.take([documentAt('a', '/new'), documentAt('redirect', '/old', { isListed: false })]),
  ).toMatchObject({
    added: ['/new'],
    removed: [],
  });
  expect(known.has('/old')).toBe(true);
});

test('there is always a home page, and a document without an address is nowhere', () => {
  const known = open();
  known.take([documentAt('a', null)]);
  expect(known.has('/')).toBe(true);
  expect([known.count, known.hasDocument('a'), known.hasDocument('b')]).toEqual([1, true, false]);
});

test('as long as not all addresses are known, an unknown one may be there', () => {
  const records = openRecords(':memory:');
  const known = new KnownPaths(records);
  expect(known.mayLack('/a')).toBe(true);
  known.isComplete = true;
  known.listsAreOld = false;
  expect(known.mayLack('/a')).toBe(false);
  expect(new KnownPaths(records).isComplete, 'over a restart').toBe(true);
});

test('the addresses below lists are replaced by those that there are now', () => {
  const known = open();
  known.take([documentAt('blog', '/blog', { lists: ['blog-index'] })]);
  expect(known.holders()).toMatchObject([{ path: '/blog', noindex: false, kinds: ['blog-index'] }]);
  known.takeBelow([below('/blog/page/2'), below('/blog/page/3')]);
  expect(known.takeBelow([below('/blog/page/2'), below('/blog/category/a', true)])).toMatchObject({
    added: ['/blog/category/a'],
    removed: ['/blog/page/3'],
  });
  expect(known.count, 'they are no documents').toBe(1);
});

test('an address stays in its file of the sitemap, whatever comes and goes', () => {
  const known = open();
  known.take(Array.from({ length: maxAddresses + 5 }, (_, at) => documentAt(`p${at}`, `/p${at}`)));
  expect(known.files.list().map(({ number }) => number)).toEqual([1, 2]);
  expect(known.files.entries(2)).toHaveLength(5);
  const versions = () => [1, 2].map((file) => known.files.versionOf(file));
  const [first, second] = versions();
  known.take([documentAt('a-new-one', '/new')]);
  expect(versions()[0], 'a new page changes the last file alone').toBe(first);
  expect(versions()[1]).not.toBe(second);
  known.take([], ['p7']);
  known.take([documentAt('another', '/another'), documentAt('p3', '/moved')]);
  const paths = known.files.entries(1).map(({ path }) => path);
  expect(paths).toHaveLength(maxAddresses);
  expect(paths, 'in the place that is free, and in its own').toEqual(
    expect.arrayContaining(['/another', '/moved']),
  );
});

test('what search engines shall leave out is in no file, and the first file is there in any case', () => {
  const known = open();
  known.take([documentAt('a', '/a', { isListed: false })]);
  expect(known.files.list()).toEqual([{ number: 1, updatedAt: null }]);
  known.take([documentAt('a', '/a', { updatedAt: '2026-02-01T00:00:00Z' })]);
  expect(known.files.list()).toEqual([{ number: 1, updatedAt: '2026-02-01T00:00:00Z' }]);
  known.take([documentAt('a', '/a', { isListed: false })]);
  expect(known.files.entries(1)).toEqual([]);
});

test('all is forgotten for other content', () => {
  const known = open();
  known.take([documentAt('a', '/a')]);
  known.isComplete = true;
  known.clear();
  expect([known.has('/a'), known.isComplete, known.files.entries(1)]).toEqual([false, false, []]);
});
