import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { link } from './contract.ts';

const nothing = { page: null, href: null, anchor: null };
const to = (_type: string, path: string | null, slug: string | null) => ({ _type, path, slug });

test.each([
  ['a page', { page: to('page', '/platform', null) }, '/platform'],
  ['a place on a page', { page: to('page', '/platform', null), anchor: 'sources' }, '/platform#sources'],
  ['a post', { page: to('post', null, 'quiet-keys') }, '/blog/quiet-keys'],
  ['a position', { page: to('position', null, 'engineer') }, '/join/engineer'],
  ['another site', { href: 'https://a.example/x?y#z' }, 'https://a.example/x?y#z'],
  ['a mailbox', { href: 'mailto:hello@a.example' }, 'mailto:hello@a.example'],
  ['a path with an anchor', { href: '/platform', anchor: '#sources' }, '/platform#sources'],
  ['one of two places', { href: '/pricing?for=teams#plans', anchor: 'faq' }, '/pricing?for=teams#faq'],
  ['one of two places on the same page', { href: '#plans', anchor: 'faq' }, '#faq'],
  ['a place on the same page', { anchor: 'questions' }, '#questions'],
  // What the Studio refuses but imports may bring, as a browser at the root of the site understands it.
  ['a path without its slash', { href: 'press?from=mail#kit' }, '/press?from=mail#kit'],
  ['a path from where it stands', { href: '../press' }, '/press'],
  ['a query of the same page', { href: '?q=1' }, '?q=1'],
  ['a site of whatever protocol', { href: '//a.example/x?y' }, 'https://a.example/x?y'],
  ['a site behind a slip', { href: '/\\a.example' }, 'https://a.example/'],
  [
    'a site with a line break',
    { href: 'https://a.example/x\r\nset-cookie: a=b' },
    'https://a.example/xset-cookie:%20a=b',
  ],
  ['a path with a line break', { href: '/press\r\nx' }, '/pressx'],
])('a link to %s becomes its address', (_what, fields, address) => {
  expect(link.parse({ ...nothing, ...fields })).toBe(address);
});

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());
afterAll(() => warn.mockRestore());

test.each([
  ['nothing is filled in', nothing],
  ['the page has no path yet', { ...nothing, page: to('page', null, null), anchor: 'sources' }],
  ['the page’s path is another site', { ...nothing, page: to('page', '//evil.example', null) }],
  ['the page’s path is another site with a slip', { ...nothing, page: to('page', '/\\evil.example', null) }],
  ['the page’s path would run a script', { ...nothing, page: to('page', 'javascript:alert(1)', null) }],
  ['the page’s path has a line break', { ...nothing, page: to('page', '/a\r\nb', null) }],
])('a link leads nowhere, silently, when %s', (_why, fields) => {
  expect(link.parse(fields)).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

// Each address occurs in no other test, because the files of a worker share what is loaded, and the console is told
// once.
test.each([
  ['would run a script', { ...nothing, href: ' javascript:alert(once)' }],
  ['hides a script', { ...nothing, href: 'java\tscript:alert(once)', anchor: 'x' }],
  ['is data', { ...nothing, href: 'data:text/html,once' }],
  ['cannot be read', { ...nothing, href: 'https://exa mple.org:once' }],
])('an address that %s leads nowhere, which the console is told once', (_why, fields) => {
  expect([link.parse(fields), link.parse(fields)]).toEqual([null, null]);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(fields.href.trim()));
});

test('a link that is not there leads nowhere', () => {
  expect(link.parse(null)).toBeNull();
});
