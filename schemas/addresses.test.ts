import { expect, test } from 'vitest';
import {
  addressedTypes,
  addressField,
  addressOf,
  addressParams,
  folderOf,
  isAddressed,
  slugAt,
} from './addresses.ts';

test('a document stands where the field of its type says', () => {
  expect(addressOf({ _type: 'page', path: '/platform/visibility', slug: 'ignored' })).toBe(
    '/platform/visibility',
  );
  expect(addressOf({ _type: 'post', path: '/ignored', slug: 'rotation' })).toBe('/blog/rotation');
  expect(addressOf({ _type: 'position', slug: 'a$&b' })).toBe('/join/a$&b');
});

test('what has no path, no slug, no type or a type without addresses stands nowhere', () => {
  for (const document of [
    { _type: 'page', slug: 'a' },
    { _type: 'post', path: '/a', slug: '' },
    { _type: 'post', slug: null },
    { _type: 'category', slug: 'a' },
    { _type: 'toString', slug: 'a' },
    {},
  ])
    expect(addressOf(document)).toBeNull();
  expect(isAddressed('toString')).toBe(false);
});

test('the slug at a path is that of the one type whose folder it lies in', () => {
  expect(addressParams('/blog/rotation')).toMatchObject({
    path: '/blog/rotation',
    post: 'rotation',
    position: '',
  });
  expect(slugAt('post', '/blog/page/2')).toBe('');
  expect(slugAt('post', '/blog')).toBe('');
  expect(slugAt('post', '/blog/')).toBe('');
});

test('every type reads back the address that it writes', () => {
  for (const type of addressedTypes) {
    const address = addressOf({ _type: type, path: '/x', slug: 'x' }) ?? '';
    expect(addressField(type) === 'path' ? address : slugAt(type, address)).toMatch(/^\/?x$/);
    expect(address.startsWith(folderOf(type))).toBe(true);
  }
});
