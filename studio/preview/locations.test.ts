import { expect, test } from 'vitest';
import { locationsOf } from './locations.ts';

test('a document is seen at its own address alone, and nowhere while it has none', () => {
  expect(locationsOf('post', { title: 'Keys', slug: 'keys' })).toEqual({
    message: 'Its address: /blog/keys',
    locations: [{ title: 'Keys', href: '/blog/keys' }],
  });
  expect(locationsOf('author', { slug: 'ada' })?.locations).toEqual([
    { title: 'Untitled', href: '/blog/authors/ada' },
  ]);
  expect(locationsOf('page', { title: 'Home', path: '/' })?.locations).toHaveLength(1);
  expect(locationsOf('page', { title: 'New' })).toBeUndefined();
  expect(locationsOf('page', null)).toBeUndefined();
});
