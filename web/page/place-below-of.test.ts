import { expect, test } from 'vitest';
import { checkSection } from '#sections/check-section.ts';
import { placeBelowOf } from './place-below-of.ts';

const list = {
  _key: 'a',
  _type: 'blog-index',
  anchor: null,
  background: 'paper',
  spacing: 'normal',
  eyebrow: null,
  title: 'All posts',
  text: null,
  emptyText: 'None yet.',
  path: '/blog',
  number: 1,
  category: null,
  categories: [],
  count: 30,
  posts: [],
};
const at = (fields: Partial<Record<keyof typeof list, unknown>>) =>
  placeBelowOf({ sections: [checkSection({ ...list, ...fields })] });

test('the first page of all posts is the page itself, and knows the second', () => {
  expect(at({})).toEqual({ title: '', suffix: '', isEmpty: false, previous: null, next: '/blog/page/2' });
});

test('another page is told by its number and by its category', () => {
  expect(at({ number: 2 })).toMatchObject({ title: 'Page 2', suffix: ', page 2', previous: '/blog' });
  const category = { title: 'Research', slug: 'research' };
  expect(at({ category })).toMatchObject({ title: 'Research', suffix: ': Research' });
  expect(at({ category, number: 4 })).toEqual({
    title: 'Research, page 4',
    suffix: ': Research, page 4',
    isEmpty: false,
    previous: '/blog/category/research/page/3',
    next: null,
  });
});

test('an empty category is known to be empty', () => {
  expect(at({ category: { title: 'Quiet', slug: 'quiet' }, count: 0 })?.isEmpty).toBe(true);
  expect(at({ count: 0 })?.isEmpty).toBe(false);
});

test('a page without such a list has no place in one', () => {
  expect(at({ _type: 'blog-list' })).toBeNull();
});
