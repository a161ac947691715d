import { expect, test } from 'vitest';
import { placeIn } from './place-in.ts';

test('a part of a page is its section by kind and title, or the page as a whole', () => {
  const page = { _type: 'page', sections: [{ _key: 'a', _type: 'hero', title: 'Welcome' }] };
  expect(placeIn(page, ['sections', { _key: 'a' }, 'title'])).toBe('Hero · Welcome');
  const shared = { _type: 'page', sections: [{ _key: 'a', _type: 'shared' }] };
  expect(placeIn(shared, ['sections', { _key: 'a' }, 'section'])).toBe('Shared section');
  expect(placeIn(page, ['title'])).toBe('The page itself');
  expect(placeIn(page, ['seo', 'description'])).toBe('Search and sharing');
});

test('of a list in a section, the number of the item says which it is', () => {
  const logos = ['x', 'y'].map((_key) => ({ _key, _type: 'logo' }));
  const page = { _type: 'page', sections: [{ _key: 'a', _type: 'logos', logos }] };
  const name = (item: object) =>
    placeIn(page, ['sections', { _key: 'a' }, 'logos', item as { _key: string }, 'name']);
  expect(name({ _key: 'y' })).toBe('Logos of customers › 2');
  expect(name({ _key: 'gone' })).toBe('Logos of customers');
  const alone = { ...page, sections: [{ ...page.sections[0], logos: logos.slice(1) }] };
  expect(placeIn(alone, ['sections', { _key: 'a' }, 'logos', { _key: 'y' }, 'name'])).toBe(
    'Logos of customers',
  );
});

test('of sections that are called alike, the place on the page says which it is', () => {
  const sections = ['a', 'b', 'c'].map((_key) => ({ _key, _type: _key === 'b' ? 'hero' : 'faq' }));
  const page = { _type: 'page', sections };
  expect(placeIn(page, ['sections', { _key: 'c' }, 'title'])).toMatch(/ \(section 3 of 3\)$/);
  expect(placeIn(page, ['sections', { _key: 'b' }, 'title'])).toBe('Hero');
});

test('a part of what is no page is the field in which it stands, as the form calls it', () => {
  const menu = { _type: 'menu', items: [{ _key: 'a' }] };
  expect(placeIn(menu, ['items', { _key: 'a' }, 'link'])).toBe('Entries');
  expect(placeIn({ _type: 'redirect' }, ['to', 'href'])).toBe('Where it leads now');
  expect(placeIn(menu, [])).toBe('Menu');
});
