import { expect, test } from 'vitest';
import { type Described, searchLookOf } from './search-look.ts';

const site = {
  brandName: 'Brand',
  tagline: null,
  seo: { title: 'Brand, the whole', description: 'The site.', keywords: [], ogImage: null, noindex: false },
};
const page: Described = { _type: 'page', title: 'Platform', path: { current: '/platform' } };
const textsOf = (document: Described) => searchLookOf(document, site).hints.map(({ text }) => text);

test('a title names the brand once, as the site writes it', () => {
  expect(searchLookOf(page, site)).toMatchObject({ path: '/platform', title: 'Platform | Brand' });
  expect(searchLookOf({ ...page, seo: { title: 'Why Brand' } }, site).title).toBe('Why Brand');
  expect(searchLookOf({ ...page, path: { current: '/' } }, site).title).toBe('Brand, the whole');
});

test('a description is cut at 200 characters for search results and at 140 for social cards', () => {
  const { description, socialDescription, whole } = searchLookOf(
    { ...page, seo: { description: 'word '.repeat(60) } },
    site,
  );
  expect(description).toMatch(/^word .*word…$/);
  expect(description.length).toBeLessThanOrEqual(200);
  expect(socialDescription.length).toBeLessThanOrEqual(140);
  expect(whole).toHaveLength(299);
});

test('who has no address has no page, which search engines need not be told of', () => {
  const author: Described = { _type: 'author', firstName: 'Ada', lastName: 'Lind' };
  const { hints } = searchLookOf(author, site);
  expect(hints.filter(({ weight }) => weight !== 'note')).toEqual([]);
  expect(hints[0]?.text).toMatch(/^It has no address, so it has no page of its own/);
  expect(textsOf({ ...page, path: undefined })[0]).toMatch(/^Give it an address/);
});

test('a post is described by its excerpt, and stands below /blog', () => {
  const post = { _type: 'post', title: 'Keys', slug: { current: 'keys' }, excerpt: 'On keys.' };
  expect(searchLookOf(post, site)).toMatchObject({ path: '/blog/keys', description: 'On keys.' });
});

test('each thing that is missing or too long is said, with the field that mends it', () => {
  const { hints } = searchLookOf({ _type: 'page' }, site);
  expect(hints.map(({ path }) => path.join('.'))).toEqual([
    'path',
    'title',
    'seo.description',
    'seo.ogImage',
  ]);
  expect(textsOf({ ...page, title: 'Long '.repeat(20), seo: { description: 'x '.repeat(150) } })).toEqual([
    expect.stringMatching(/^The title has \d+ characters/),
    'The description has 299 characters and is cut after 200. Shorten it.',
    'It has no picture of its own: a card with the title is drawn.',
  ]);
});

test('a document that says all of it has nothing to mend', () => {
  const ogImage = { asset: { _ref: 'image-a' }, alt: 'A key' };
  expect(textsOf({ ...page, seo: { description: 'What it is.', ogImage } })).toEqual([]);
});
