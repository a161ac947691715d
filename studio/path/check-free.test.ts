import { expect, test } from 'vitest';
import { checkFree, checkRedirects } from './check-free.ts';

const page = { _type: 'page', title: 'Platform' };
const redirect = { _type: 'redirect' };

test('a path at which another document stands is refused, with the name of that document', () => {
  expect(checkFree('page', '/platform', [])).toBe(true);
  expect(checkFree('page', '/platform', [redirect, page])).toMatch(
    /^“Platform” \(page\) stands at \/platform already/,
  );
  expect(checkFree('page', '/blog/a', [{ _type: 'post', title: null }])).toMatch(/^A document without title/);
});

test('a redirect at the path of a page is no hindrance, but has no effect', () => {
  expect(checkFree('page', '/platform', [redirect])).toBe(true);
  expect(checkRedirects('page', '/platform', [redirect])).toMatch(/goes first/);
  expect(checkRedirects('redirect', '/platform', [page])).toMatch(/^“Platform” stands at/);
  expect(checkRedirects('page', '/platform', [page])).toBe(true);
});

test('two redirects cannot begin at the same path', () => {
  expect(checkFree('redirect', '/old', [redirect])).toMatch(/^There is a redirect from \/old already/);
  expect(checkFree('redirect', '/old', [page])).toBe(true);
});
