import { expect, test } from 'vitest';
import { nothingFound } from '#pages/found.ts';
import { foundPage } from '../page/found-page-fixture.ts';
import { pageText } from './page-text.ts';

const shell = { site: null };
const frame = { anchor: null, background: 'paper', spacing: 'normal' };
const words = (text: string, style = 'normal') => ({
  _key: text,
  _type: 'block',
  style,
  listItem: null,
  level: null,
  markDefs: [],
  children: [{ _key: 's', _type: 'span', text, marks: [] }],
});
const prose = { _key: 'p', _type: 'prose', title: 'Terms', animation: null, ...frame };
const faq = {
  _key: 'f',
  _type: 'faq',
  eyebrow: null,
  title: 'Questions',
  text: 'Asked often.',
  items: [{ key: 'q', question: 'Who owns it, and why?', answer: [words('Somebody does.')] }],
  ...frame,
};
const textOf = (sections: unknown[], fields = {}) =>
  pageText('/a', foundPage(sections, { title: 'Keys', ...fields }), shell);

test('half a character, as an import may bring one, keeps no page from the search', () => {
  const parts = textOf([{ ...faq, anchor: '\ud83d', title: 'Keys \ud83d rotate' }])?.parts;
  expect(parts?.map(({ place }) => place)).toContain('#%EF%BF%BD');
  expect(textOf([{ ...faq, title: 'Keys \ud83d rotate' }])?.parts[1]?.place).toBe(
    '#:~:text=Keys%20%EF%BF%BD%20rotate',
  );
});

test('words of two lines are found as two words', () => {
  const [, part] = textOf([{ ...prose, text: [words('Ada:\nKeys age.')] }])?.parts ?? [];
  expect(part?.text).toBe('Ada: Keys age.');
});

test('a page is told in parts, each led to by its anchor, by the id of its heading, or by its words', () => {
  const sections = [
    { ...prose, text: [words('Before all.'), words('How long', 'h2'), words('A year.')] },
    faq,
    { ...faq, _key: 'g', anchor: 'more', title: 'More' },
  ];
  expect(textOf(sections)?.parts).toEqual([
    { place: '', heading: '', text: '' },
    { place: '#terms', heading: 'Terms', text: 'Before all.' },
    { place: '#how-long', heading: 'How long', text: 'A year.' },
    { place: '#:~:text=Questions', heading: 'Questions', text: 'Asked often.' },
    {
      place: '#:~:text=Who%20owns%20it%2C%20and%20why%3F',
      heading: 'Who owns it, and why?',
      text: 'Somebody does.',
    },
    { place: '#more', heading: 'More', text: 'Asked often.' },
    {
      place: '#:~:text=Who%20owns%20it%2C%20and%20why%3F',
      heading: 'Who owns it, and why?',
      text: 'Somebody does.',
    },
  ]);
});

test('what is shown of a page are its sentences: neither the small line above the next heading nor what a picture shows', () => {
  const shown = {
    src: '/a.png',
    width: 2,
    height: 1,
    lqip: null,
    dark: null,
    alt: 'A golden ring',
    isDecorative: false,
  };
  const picture = { _key: 'i', _type: 'picture', picture: { ...shown, crop: null, hotspot: null } };
  const sections = [
    { ...prose, text: [words('Before the picture.'), picture, words('After it.')] },
    { ...faq, eyebrow: 'Details' },
  ];
  expect(textOf(sections)?.parts).toMatchObject([
    {},
    { heading: 'Terms', text: 'Before the picture. After it.' },
    { heading: 'Questions', text: 'Asked often.' },
    {},
  ]);
});

test('a page says what it is, and where it belongs', () => {
  const found = { ...foundPage(), ancestors: [{ title: 'Platform', path: '/platform', hasIndex: false }] };
  expect(pageText('/a', found, shell)).toMatchObject({ title: 'A page', kind: 'Page', trail: 'Platform' });
});

test('what a page says of itself and shows as well is found once', () => {
  const seo = {
    title: null,
    description: 'A key that never stopped.',
    keywords: [],
    ogImage: null,
    noindex: false,
  };
  const sections = [
    { ...prose, title: null, text: [words('A key that never stopped'), words('It went on.')] },
  ];
  expect(textOf(sections, { seo })?.parts.map(({ text }) => text)).toEqual([
    'A key that never stopped. It went on.',
  ]);
});

test('buttons are no words of a page, and a section that does not meet its contract has none', () => {
  const href = { page: null, href: '/b', anchor: null };
  const button = { key: 'go', label: 'Go on', href, variant: 'cta', isExternal: false };
  const banner = { _key: 'a', _type: 'cta-banner', title: 'Next', text: 'Step by step', buttons: [button] };
  const parts = textOf([
    { ...banner, animation: null, drawing: 'by-itself', ...frame },
    { _key: 'b', _type: 'carousel' },
  ])?.parts;
  expect(JSON.stringify(parts)).toContain('Step by step');
  expect(JSON.stringify(parts)).not.toContain('Go on');
});

test('what a list says of other pages is found on them', () => {
  const category = { title: 'News', slug: 'news', color: null };
  const author = { firstName: 'Ada', lastName: 'Byron', slug: null, title: null, bio: null, avatar: null };
  const post = {
    title: 'A quiet key',
    slug: 'a-quiet-key',
    excerpt: 'Of armadillos',
    publishedAt: '2026-01-01',
  };
  const posts = [{ ...post, image: null, category, author }];
  const list = {
    _key: 'l',
    _type: 'blog-list',
    eyebrow: null,
    title: 'Latest',
    text: 'To be read.',
    limit: 3,
    posts,
  };
  const parts = JSON.stringify(textOf([{ ...list, button: null, ...frame }])?.parts);
  expect(parts).toContain('To be read.');
  expect(parts).not.toContain('armadillos');
  // The listed posts still count as part of what the page shows.
  const digestOf = (title: string) =>
    textOf([{ ...list, posts: [{ ...posts[0], title }], button: null, ...frame }])?.digest;
  expect(digestOf('A quiet key')).toBe(digestOf('A quiet key'));
  expect(digestOf('A loud key')).not.toBe(digestOf('A quiet key'));
});

test('a paragraph of numbers is found', () => {
  const [, part] = textOf([{ ...prose, text: [words('+49 30 123456')] }])?.parts ?? [];
  expect(part?.text).toBe('+49 30 123456');
});

test('that a film and its captions can be had is no sentence of what is found of a page', () => {
  const video = {
    _key: 'v',
    _type: 'video',
    eyebrow: null,
    title: 'Seen from the vault',
    text: 'How a key ages.',
    video: 'https://lake.example/film.mp4',
    poster: null,
    captions: 'https://lake.example/film.vtt',
    duration: '0:10',
    chapters: [],
    transcript: null,
    publishedAt: null,
  };
  const parts = textOf([{ ...video, ...frame }])?.parts;
  expect(parts?.at(-1)).toEqual({
    place: '#:~:text=Seen%20from%20the%20vault',
    heading: 'Seen from the vault',
    text: 'How a key ages.',
  });
});

test('nothing is found where nothing stands, nor what search engines shall not find', () => {
  const seo = { title: null, description: null, keywords: [], ogImage: null, noindex: true };
  expect(pageText('/a', nothingFound, shell)).toBeNull();
  expect(textOf([], { seo })).toBeNull();
  expect(pageText('/404', foundPage(), shell)).toBeNull();
});
