import { expect, test } from 'vitest';
import { addressesOf, ledHere, sayLedHere } from './led-here.ts';

const redirect = (_id: string, _ref = 'p') => ({
  _id,
  _type: 'redirect',
  from: { _type: 'slug', current: '/old' },
  to: { _type: 'link', page: { _type: 'reference', _ref } },
});

test('a redirect that leads to a document goes with it, with its draft', () => {
  expect(
    ledHere({ id: 'p', path: '/p' }, [redirect('r'), redirect('drafts.r'), { _id: 'q', _type: 'page' }]),
  ).toEqual([{ id: 'r', from: '/old', layers: ['r', 'drafts.r'] }]);
});

test('what counts is the address from which visitors are led, not that of a draft', () => {
  const draft = { ...redirect('drafts.r'), from: { _type: 'slug', current: '/drafted' } };
  expect(ledHere({ id: 'p', path: '/p' }, [draft, redirect('r')])).toMatchObject([{ id: 'r', from: '/old' }]);
});

test('one that names the address of a document leads to it, too', () => {
  const typed = (_id: string, href: string) => ({ ...redirect(_id), to: { _type: 'link', href } });
  const all = [typed('a', '/p'), typed('b', '/p/?from=mail#prices'), typed('c', '/p/below'), typed('d', '/')];
  expect(ledHere({ id: 'p', path: '/p' }, all).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(ledHere({ id: 'p', path: null }, all)).toEqual([]);
});

test('one that stands in a release keeps it, and one by which visitors are led elsewhere', () => {
  expect(ledHere({ id: 'p', path: '/p' }, [redirect('r'), redirect('versions.spring.r')])).toEqual([]);
  expect(ledHere({ id: 'p', path: '/p' }, [redirect('drafts.r')])).toEqual([]);
});

test('it is said what becomes of them', () => {
  const two = [{ from: '/a' }, { from: '/b' }];
  expect(sayLedHere(two.slice(1), null)).toBe('The redirect from /b leads to it, and is deleted with it.');
  expect(sayLedHere(two, '/', '“Offer”')).toBe(
    'The redirects from /a, /b lead to “Offer”, and lead to / then.',
  );
  expect(addressesOf([{ from: '/p', redirects: two }])).toBe('/p or /a or /b');
});
