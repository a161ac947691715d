import { expect, test } from 'vitest';
import { checkFree, checkRedirects } from './check-free.ts';

const page = { _id: 'drafts.platform', _type: 'page', title: 'Platform' };
const redirect = { _id: 'r', _type: 'redirect' };
const own = { _id: 'drafts.p', _type: 'page' };

test('a path at which another document stands is refused, with the name of that document', () => {
  expect(checkFree(own, '/platform', [])).toBe(true);
  expect(checkFree(own, '/platform', [redirect, page])).toMatch(
    /^“Platform” \(page\) stands at \/platform already/,
  );
  expect(checkFree(own, '/blog/a', [{ _id: 'post', _type: 'post', title: null }])).toMatch(
    /^A document without title/,
  );
});

test('a redirect at the path of a page is no hindrance, but has no effect', () => {
  expect(checkFree(own, '/platform', [redirect])).toBe(true);
  expect(checkRedirects(own, '/platform', [redirect])).toMatch(/takes precedence/);
  expect(checkRedirects(redirect, '/platform', [page])).toMatch(/^“Platform” stands at/);
  expect(checkRedirects(own, '/platform', [page])).toBe(true);
});

test('two redirects cannot begin at the same path', () => {
  expect(checkFree(redirect, '/old', [redirect])).toMatch(/^There is a redirect from \/old already/);
  expect(checkFree(redirect, '/old', [page])).toBe(true);
});

test('a redirect that leads to the page at its path waits until that moves, and nobody is warned', () => {
  expect(checkRedirects({ ...redirect, target: 'platform' }, '/platform', [page])).toBe(true);
  expect(checkRedirects(own, '/platform', [{ ...redirect, target: 'p' }])).toBe(true);
  expect(checkRedirects(own, '/platform', [{ ...redirect, target: 'other' }])).toMatch(/takes precedence/);
});
