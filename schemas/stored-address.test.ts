import { expect, test } from 'vitest';
import { storedAddress } from './stored-address.ts';

const slug = (current: string) => ({ _type: 'slug', current });

test('a page stands at its path, a post and a position below the lists of their kind', () => {
  expect(storedAddress({ _type: 'page', path: slug('/a/b') })).toBe('/a/b');
  expect(storedAddress({ _type: 'post', slug: slug('a') })).toBe('/blog/a');
  expect(storedAddress({ _type: 'position', slug: slug('a') })).toBe('/join/a');
});

test('what has no address yet, and what never has one, stands nowhere', () => {
  expect(storedAddress(undefined)).toBeNull();
  expect(storedAddress({ _type: 'page' })).toBeNull();
  expect(storedAddress({ _type: 'post', slug: slug('') })).toBeNull();
  expect(storedAddress({ _type: 'category', slug: slug('a') })).toBeNull();
});
