import { expect, test } from 'vitest';
import { listingKinds } from './listing-kinds.ts';

test('the lists on which a document stands by itself are known by their queries', () => {
  expect(listingKinds('post')).toEqual(['blog-index', 'blog-list']);
  expect(listingKinds('episode')).toContain('episodes-list');
  expect(listingKinds('menu')).toEqual([]);
});
