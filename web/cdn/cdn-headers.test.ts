import { expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { notFoundPath } from '../page/page-path.ts';
import { openCdnHeaders } from './cdn-headers.ts';
import { pageTag } from './cdn-tags.ts';

const open = (CDN: string, now = Date.UTC(2026, 5, 1)) =>
  openCdnHeaders(
    readEnvironment({ CDN, CDN_PURGE_URL: 'https://cdn.example', CDN_TOKEN: 'token', CDN_MAX_AGE: '600' }),
    () => now,
  );

test('a page is kept under its own tag and that of all pages, as each network wants to hear it', () => {
  expect(open('cloudflare')?.ofPage('/', false)).toEqual({
    'cache-tag': `${pageTag('/')},pages`,
    'cloudflare-cdn-cache-control': 'max-age=600',
  });
  expect(open('fastly')?.ofPage('/', false)).toEqual({
    'surrogate-key': `${pageTag('/')} pages`,
    'surrogate-control': 'max-age=600',
  });
});

test('a page that is old is not to be kept', () => {
  expect(open('fastly')?.ofPage('/', true)).toEqual({});
});

test('that there is nothing is dropped with what comes there, and with the page that says it', () => {
  const key = open('fastly')?.ofMissing('/new')['surrogate-key'];
  expect(key).toBe(`${pageTag('/new')} ${pageTag(notFoundPath)} pages`);
});

test('no page is kept beyond the year that stands in it', () => {
  const newYear = Date.UTC(2027, 0, 1);
  expect(open('fastly', newYear - 5_000)?.ofPage('/', false)['surrogate-control']).toBe('max-age=5');
});

test('an asset is kept under its hash, whatever its size', () => {
  const hash = 'a94f0e21c7a35f8dd6bd2e39c9a3fc1d3e4c5a6b';
  expect(open('fastly')?.ofAsset(`/images/tessera/production/${hash}-8x8.png`)).toEqual({
    'surrogate-key': `a-${hash}`,
    'surrogate-control': 'max-age=86400',
  });
});

test('a picture of which a smaller one may come is kept for a moment', () => {
  const path = `/images/tessera/production/${'a'.repeat(40)}-8x8.png`;
  expect(open('fastly')?.ofAsset(path, 60)['surrogate-control']).toBe('max-age=60');
});

test('a network that keeps one answer for all browsers is given no picture that some cannot show', () => {
  const accept = 'image/avif,image/webp,*/*';
  expect(open('cloudflare')?.accepted(accept)).toBe(',image/webp,*/*');
  expect(['fastly', 'varnish'].map((kind) => open(kind)?.accepted(accept))).toEqual([accept, accept]);
});

test('without a CDN answers say nothing to one', () => {
  expect(openCdnHeaders(readEnvironment({}))).toBeNull();
});
