import { expect, test } from 'vitest';
import { countOf } from './count-of.ts';

const site = { brandName: 'Cardea', tagline: null, seo: null };
const page = { _type: 'page', title: 'Visibility', path: { current: '/visibility' } };

test('a title for search results is counted with the name of the site', () => {
  expect(countOf(['seo', 'title'], { ...page, seo: { title: 'See them all' } }, site)).toEqual({
    length: 21,
    max: 60,
    words: 'See them all | Cardea',
  });
});

test('without a title of its own, that of the page is counted', () => {
  expect(countOf(['seo', 'title'], page, site)?.words).toBe('Visibility | Cardea');
});

test('a title that is too long says how much of it is cut', () => {
  const title = 'A title that goes on and on until nobody reads to its end';
  expect(countOf(['seo', 'title'], { ...page, seo: { title } }, site)).toMatchObject({
    length: 66,
    words: expect.stringContaining('the last 6 characters'),
  });
});

test.each([
  [0, 'Search results pick text from the page.'],
  [140, 'Search results and social cards show all of it.'],
  [141, 'Search results show all of it; social cards cut it after 140 characters.'],
  [201, 'Search results cut it after 200 characters, social cards after 140.'],
])('a description of %i characters says who cuts it', (length, words) => {
  const document = { ...page, seo: { description: 'x'.repeat(length) } };
  expect(countOf(['seo', 'description'], document, site)).toEqual({ length, max: 200, words });
});

test('the title of a page is counted up to what can be published', () => {
  expect(countOf(['title'], page, site)).toEqual({ length: 10, max: 70, words: '' });
  expect(countOf(['title'], { ...page, title: 'x'.repeat(73) }, site)?.words).toContain('3 too many');
});

test('nothing else is counted', () => {
  expect(countOf(['sections', { _key: 'a' }, 'title'], page, site)).toBeUndefined();
  expect(countOf(['title'], { ...page, _type: 'author' }, site)).toBeUndefined();
});
