import { expect, test } from 'vitest';
import { changeIn } from './change-in.ts';

const page = { isPublished: true, isSame: false, address: '/a', move: undefined };

test('a page is new, changes or moves, and what shows it or leads there is named', () => {
  expect(changeIn(page, ['Menu', 'Home'])).toEqual([
    'The page at /a changes.',
    'Shown or linked to by: Menu, Home.',
  ]);
  expect(changeIn({ ...page, isPublished: false }, [])).toEqual([
    '/a is a new page.',
    'Nothing else shows it or links to it.',
  ]);
  expect(changeIn({ ...page, move: { id: 'p', from: '/b', to: '/a' } }, [])[0]).toBe(
    'The page moves from /b to /a.',
  );
});

test('lists on which it may stand without being picked are named', () => {
  expect(changeIn(page, [], ['Home', 'Blog'])).toEqual([
    'The page at /a changes.',
    'Nothing else picks it or links to it.',
    'Lists may show it automatically, on: Home, Blog.',
  ]);
});

test('what all pages have, and what leads visitors on, is said so', () => {
  const other = { ...page, address: undefined };
  expect(changeIn({ ...other, isEverywhere: true }, [])).toEqual(['It is on every page of the site.']);
  expect(changeIn({ ...other, leadsFrom: '/old' }, [])).toEqual(['Whoever asks for /old is redirected.']);
});

test('a shared section changes on the pages that show it, of which five are named', () => {
  const shared = { ...page, address: undefined };
  expect(changeIn(shared, [...'abcdefg'])).toEqual(['Shown on: a, b, c, d, e and 2 more.']);
  expect(changeIn(shared, [])).toEqual(['No page shows it yet.']);
});

test('nothing changes where visitors have a document just so', () => {
  expect(changeIn({ ...page, isSame: true }, ['Menu'])).toEqual(['Nothing: they have this version already.']);
});
