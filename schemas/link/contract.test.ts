import { expect, test } from 'vitest';
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
  ['a place on the same page', { anchor: 'questions' }, '#questions'],
])('a link to %s becomes its address', (_what, fields, address) => {
  expect(link.parse({ ...nothing, ...fields })).toBe(address);
});

test.each([
  ['nothing is filled in', nothing],
  ['the page has no path yet', { ...nothing, page: to('page', null, null), anchor: 'sources' }],
  ['the address would run a script', { ...nothing, href: ' javascript:alert(1)' }],
  ['the address hides a script', { ...nothing, href: 'java\tscript:alert(1)', anchor: 'x' }],
  ['the address leaves the protocol open', { ...nothing, href: '//evil.example' }],
  ['the address is data', { ...nothing, href: 'data:text/html,<script>' }],
])('a link leads nowhere when %s', (_why, fields) => {
  expect(link.parse(fields)).toBeNull();
});

test('a link that is not there leads nowhere', () => {
  expect(link.parse(null)).toBeNull();
});
