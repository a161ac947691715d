import { expect, test } from 'vitest';
import { addressInForm } from './address-in-form.ts';

const slug = (current: string) => ({ _type: 'slug', current });

test('a page stands at its path, a post and a position below the lists of their kind', () => {
  expect(addressInForm({ _id: 'a', _type: 'page', path: slug('/a/b') })).toBe('/a/b');
  expect(addressInForm({ _id: 'a', _type: 'post', slug: slug('a') })).toBe('/blog/a');
  expect(addressInForm({ _id: 'a', _type: 'position', slug: slug('a') })).toBe('/join/a');
});

test('what has no address yet, and what never has one, stands nowhere', () => {
  expect(addressInForm(undefined)).toBeUndefined();
  expect(addressInForm({ _id: 'a', _type: 'page' })).toBeUndefined();
  expect(addressInForm({ _id: 'a', _type: 'post', slug: slug('') })).toBeUndefined();
  expect(addressInForm({ _id: 'a', _type: 'author', slug: slug('a') })).toBeUndefined();
});
