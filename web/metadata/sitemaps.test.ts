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

test('the sitemap of a hidden site names no page, and all of them again once it is shown', () => {
  const { known, written } = records();
  known.take([page('/a')]);
  const version = () => sitemapAt('/sitemaps/1.xml', known)?.version;
  const before = version();
  known.isHidden = true;
  expect(written('/sitemap.xml')).toContain('/sitemaps/1.xml</loc></sitemap>');
  expect([written('/sitemaps/1.xml'), written('/sitemaps/2.xml')]).toEqual([
    expect.not.stringContaining('<loc>'),
    null,
  ]);
  expect(version(), 'so that no front sends what it has kept').not.toBe(before);
  known.isHidden = false;
  expect(written('/sitemaps/1.xml')).toContain('/a</loc>');
});

test('the first file is there though nothing stands in it, as the index names it', () => {
  const { known, written } = records();
  expect(written('/sitemap.xml')).toContain('/sitemaps/1.xml');
  expect(written('/sitemaps/1.xml')).toContain('<urlset');
  known.take([page('/a')]);
  known.take([], ['a']);
  expect(known.files.list().map(({ number }) => known.files.has(number))).toEqual([true]);
});
