import { expect, test, vi } from 'vitest';
import { KnownPaths } from '../known/known-paths.ts';
import { openRecords } from '../known/open-records.ts';
import { sitemapAt } from './sitemaps.ts';

const records = () => {
  const known = new KnownPaths(openRecords(':memory:'));
  return { known, written: (address: string) => sitemapAt(address, known)?.write() };
};
const page = (path: string) => ({
  id: path.slice(1),
  path,
  updatedAt: '2026-01-01T00:00:00Z',
  isListed: true,
  lists: [],
});

test('a file of the sitemap is made without a look at the addresses of all others', () => {
  const { known, written } = records();
  known.take([page('/a')]);
  const list = vi.spyOn(known.files, 'list');
  expect(written('/sitemaps/1.xml')).toContain('/a</loc>');
  expect(written('/sitemaps/2.xml')).toBeNull();
  expect(list).not.toHaveBeenCalled();
});

test('the first file is there though nothing stands in it, as the index names it', () => {
  const { known, written } = records();
  expect(written('/sitemap.xml')).toContain('/sitemaps/1.xml');
  expect(written('/sitemaps/1.xml')).toContain('<urlset');
  known.take([page('/a')]);
  known.take([], ['a']);
  expect(known.files.list().map(({ number }) => known.files.has(number))).toEqual([true]);
});
