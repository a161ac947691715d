import { expect, test } from 'vitest';
import { isForFile } from './served-files.ts';

test.each([
  ['data/a.md', 'text/markdown; charset=utf-8'],
  ['data/robots.txt', 'text/plain; charset=utf-8'],
  ['data/feed.xml', 'application/rss+xml; charset=utf-8'],
])('%s is served from a file with its type, unless search engines are to leave it alone', (file, type) => {
  expect(isForFile(file, { 'content-type': type })).toBe(true);
  expect(isForFile(file, { 'content-type': type, 'x-robots-tag': 'noindex, nofollow' })).toBe(false);
  expect(isForFile(file, { 'content-type': 'text/html' })).toBe(false);
});
