import { beforeEach, expect, test, vi } from 'vitest';
import { KnownPaths } from '../../known/known-paths.ts';
import { openRecords } from '../../known/open-records.ts';
import { AskIndex } from '../../search/ask-index.ts';
import { openIndex } from '../../search/open-index.ts';
import type { PageText } from '../../search/page-text.ts';
import { SearchIndex } from '../../search/search-index.ts';
import { SearchUpkeep } from './search-upkeep.ts';

let known: KnownPaths;
let index: SearchIndex;
let ask: AskIndex;
let texts: Map<string, string>;
let read: string[];

beforeEach(() => {
  known = new KnownPaths(openRecords(':memory:'));
  const file = openIndex(':memory:');
  index = new SearchIndex(file);
  ask = new AskIndex(file);
  texts = new Map();
  read = [];
});

const publish = (
  path: string,
  text: string,
  { updatedAt = '2026-01-01T00:00:00Z', isListed = true } = {},
) => {
  texts.set(path, text);
  return known.take([{ id: path.slice(1), path, updatedAt, isListed, lists: [] }]).touched;
};
const textOf = (path: string): PageText => ({
  title: path,
  kind: 'Page',
  trail: '',
  digest: texts.get(path) ?? '',
  parts: [{ place: '', heading: '', text: texts.get(path) ?? '' }],
});
const upkeep = (build = 'one') =>
  new SearchUpkeep({
    index,
    known,
    build,
    read: async (path) => {
      read.push(path);
      if (texts.get(path) === 'broken') throw new Error('It cannot be read.');
      return textOf(path);
    },
  });
const addresses = (question: string) => ask.ask(question).hits.map(({ href }) => href);

test('a sweep reads all that is listed once all addresses are known, and says when nothing is missing any more', async () => {
  publish('/a', 'elephant');
  publish('/b', 'elephant', { isListed: false });
  const search = upkeep();
  search.begin();
  expect(ask.isWhole).toBe(false);
  known.isComplete = true;
  search.begin();
  await expect.poll(() => ask.isWhole).toBe(true);
  expect(addresses('elephant')).toEqual(['/a']);
  await search.close();
});

test('what changed is read anew, and what is not listed or not there any more goes', async () => {
  publish('/a', 'elephant');
  publish('/b', 'elephant');
  publish('/c', 'elephant');
  known.isComplete = true;
  const search = upkeep();
  search.begin();
  await expect.poll(() => addresses('elephant').length).toBe(3);
  search.note(publish('/a', 'giraffe', { updatedAt: '2026-02-01T00:00:00Z' }));
  search.note(publish('/b', 'elephant', { isListed: false }));
  search.note(known.take([], ['c']).touched);
  search.begin();
  await expect.poll(() => addresses('giraffe')).toEqual(['/a']);
  await expect.poll(() => addresses('elephant')).toEqual([]);
  await search.close();
});

test('a start reads only what changed meanwhile; another build reads all, and what is found stays found until then', async () => {
  publish('/a', 'elephant');
  publish('/b', 'elephant');
  known.isComplete = true;
  const first = upkeep();
  first.begin();
  await expect.poll(() => ask.isWhole).toBe(true);
  await first.close();
  read = [];
  publish('/a', 'giraffe', { updatedAt: '2026-02-01T00:00:00Z' });
  known.take([], ['b']);
  const second = upkeep();
  second.begin();
  await expect.poll(() => addresses('elephant')).toEqual([]);
  await second.close();
  expect(read).toEqual(['/a']);
  const third = upkeep('two');
  expect(addresses('giraffe')).toEqual(['/a']);
  third.begin();
  await expect.poll(() => read).toEqual(['/a', '/a']);
  await third.close();
});

test('a page that cannot be read holds up no other', async () => {
  publish('/a', 'broken');
  publish('/b', 'elephant');
  known.isComplete = true;
  const search = upkeep();
  search.begin();
  // A chore rests for ten seconds after a failure, which is of no concern to the pages that wait behind this one.
  await expect.poll(() => addresses('elephant'), { timeout: 5_000 }).toEqual(['/b']);
  expect(read.slice(0, 2)).toEqual(['/a', '/b']);
  texts.set('/a', 'elephant');
  await search.close();
  const next = upkeep();
  next.begin();
  await expect.poll(() => addresses('elephant').toSorted()).toEqual(['/a', '/b']);
  await next.close();
});

test('the sitemap says when what a page shows has changed, be it by another document, and not that a build writes it otherwise', async () => {
  const lastmod = () => known.files.entries(1).find(({ path }) => path === '/a')?.updatedAt;
  publish('/a', 'elephant');
  known.isComplete = true;
  const first = upkeep();
  first.begin();
  await expect.poll(() => ask.isWhole).toBe(true);
  expect(lastmod()).toBe('2026-01-01T00:00:00Z');
  // It was rendered anew, and shows the same.
  first.note(['/a']);
  first.begin();
  await expect.poll(() => read).toEqual(['/a', '/a']);
  expect(lastmod()).toBe('2026-01-01T00:00:00Z');
  // A section that it shares has changed.
  const before = { version: known.files.versionOf(1), time: Date.now() };
  texts.set('/a', 'giraffe');
  first.note(['/a']);
  first.begin();
  await expect.poll(() => Date.parse(lastmod() ?? '')).toBeGreaterThanOrEqual(before.time);
  expect(known.files.versionOf(1)).toBeGreaterThan(before.version);
  const changed = lastmod();
  expect(known.files.list()).toEqual([{ number: 1, updatedAt: changed }]);
  await first.close();

  // Another build knows no addresses at first, and renders all pages differently.
  known.clear();
  publish('/a', 'giraffe');
  known.isComplete = true;
  texts.set('/a', 'giraffe, in bold');
  const second = upkeep('two');
  second.begin();
  await expect.poll(lastmod).toBe(changed);
  await expect.poll(() => addresses('bold')).toEqual(['/a']);
  expect(lastmod()).toBe(changed);
  // A later answer about the document does not take it back.
  second.note(publish('/a', 'giraffe, in bold', { updatedAt: '2026-02-01T00:00:00Z' }));
  expect(lastmod()).toBe(changed);
  await second.close();
});

test('a page that cannot be read does not keep the others from passing for all', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  publish('/a', 'elephant');
  publish('/b', 'broken');
  known.isComplete = true;
  const search = upkeep();
  search.begin();
  await expect.poll(() => ask.isWhole).toBe(true);
  await expect.poll(() => error.mock.calls).toHaveLength(1);
  expect(index.waiting(9).map(({ path }) => path)).toEqual(['/b']);
  await search.close();
  error.mockRestore();
});
