import { expect, test } from 'vitest';
import { countIndexPages, indexParams, readIndexAddress, writeIndexAddress } from './index-address.ts';

test.each([
  ['/blog', '/blog', '', 1],
  ['/blog/page/2', '/blog', '', 2],
  ['/blog/category/research', '/blog', 'research', 1],
  ['/blog/category/research/page/12', '/blog', 'research', 12],
  ['/page/2', '/', '', 2],
  ['/', '/', '', 1],
])('%s is read and written', (address, path, category, number) => {
  expect(readIndexAddress(address)).toEqual({ path, category, number });
  expect(writeIndexAddress({ path, category, number })).toBe(address);
});

test.each(['/blog/page/0', '/blog/page/02', '/blog/page/x', '/blog/page', '/blog/category/Research'])(
  '%s is no address of a list, only a path',
  (address) => {
    expect(readIndexAddress(address)).toEqual({ path: address, category: '', number: 1 });
  },
);

test('the first page has one form', () => {
  expect(writeIndexAddress(readIndexAddress('/blog/page/1'))).toBe('/blog');
  expect(writeIndexAddress(readIndexAddress('/blog/category/a/page/1'))).toBe('/blog/category/a');
});

test('the pages hold every post once: ten, then nine each', () => {
  const ranges = ['/blog', '/blog/page/2', '/blog/page/3'].map((address) => {
    const { indexFrom, indexTo } = indexParams(address);
    return [indexFrom, indexTo];
  });
  expect(ranges).toEqual([
    [0, 10],
    [10, 19],
    [19, 28],
  ]);
  expect([0, 1, 10, 11, 19, 20].map(countIndexPages)).toEqual([1, 1, 1, 2, 2, 3]);
});
