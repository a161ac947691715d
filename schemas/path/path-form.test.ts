import { expect, test } from 'vitest';
import { checkPath, pathForm, proposePath, proposeSlug } from './path-form.ts';

test.each([
  ['Why rotation fails', 'why-rotation-fails'],
  ['  “Zürich” & more… ', 'zurich-more'],
  ["Mr. Müller's keys", 'mr-mullers-keys'],
  ['Mr. Müller’s ‘quiet’ keys', 'mr-mullers-quiet-keys'],
  ["Partners' day", 'partners-day'],
  ['Große Straße in Łódź, Ærø und Đakovo', 'grosse-strasse-in-lodz-aero-und-dakovo'],
  ['a'.repeat(200), 'a'.repeat(80)],
])('for the title %j the Studio proposes %j', (title, slug) => {
  expect(proposeSlug(title)).toBe(slug);
  expect(proposePath(title)).toMatch(pathForm);
});

test.each([
  ['/platform/new-page', '/platform/access-reviews'],
  ['/platform/visibility/new-page-2', '/platform/visibility/access-reviews'],
  ['/new-page', '/access-reviews'],
  ['/', '/access-reviews'],
  ['Platform/x', '/access-reviews'],
  [undefined, '/access-reviews'],
])('a page at %j stays below the same page when its path is proposed anew', (present, path) => {
  expect(proposePath('Access reviews', present)).toBe(path);
});

test.each(['東京', 'Київ', '…'])(
  'for %s, of which an address has no letter, the present path stays',
  (title) => {
    expect(proposePath(title, '/platform/new-page')).toBe('/platform/new-page');
    expect(proposePath(title)).toBe('');
  },
);

test('a proposal never ends with a hyphen, wherever it is cut', () => {
  expect(proposeSlug(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
  expect(proposeSlug(`${'a'.repeat(70)} between two words`)).toBe(`${'a'.repeat(70)}-between`);
  expect(proposeSlug('b'.repeat(99))).toBe('b'.repeat(80));
  expect(proposeSlug(`${'a'.repeat(80)} b`)).toBe('a'.repeat(80));
});

test('no page can take the address of another one’s Markdown', () => {
  expect(checkPath({ current: '/platform.md' })).toMatch(/^A path begins with/);
});

test.each([
  '/api',
  '/cards/a',
  '/sitemaps',
  '/studio/desk',
  '/images/logo',
  '/preview',
  '/gallery',
  '/files',
  '/search',
  '/index',
])('no page can take %s, which the site itself answers', (current) => {
  expect(checkPath({ current })).toMatch(/^The site itself answers at \//);
});

test.each([
  ['/blog/page/1', '/blog'],
  ['/page/1', '/'],
  ['/blog/category/research/page/1', '/blog/category/research'],
])('no page can take %s, from which visitors are led on to %s', (current, reached) => {
  expect(checkPath({ current })).toMatch(`is led on to ${reached}, where`);
});

test('a path may look like one of a list where nobody is led on', () => {
  expect(checkPath({ current: '/blog/page/2' })).toBe(true);
  expect(checkPath({ current: '/page' })).toBe(true);
});

test('a path may only begin like one of the site itself', () => {
  expect(checkPath({ current: '/apis' })).toBe(true);
  expect(checkPath({ current: '/searches' })).toBe(true);
  expect(checkPath({ current: '/platform/api' })).toBe(true);
});
