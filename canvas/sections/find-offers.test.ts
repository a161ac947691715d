import { expect, test } from 'vitest';
import { offersOf } from '#sections/insert-menu.ts';
import { kinds } from '#sections/registry.ts';
import { findOffers, foundGroups, latestOffers, offersInGroups } from './find-offers.ts';

const offers = offersOf([...Object.keys(kinds), 'shared']);
const found = (search: string) => findOffers(offers, search).map(({ name }) => name);

test.each([
  ['slider', 'marquee'],
  ['sliders', 'marquee'],
  ['carousel', 'marquee'],
  ['quotes', 'testimonial'],
  ['FAQ', 'faq'],
  ['trusted by', 'logos'],
  ['jobs', 'positions-list'],
  ['contact', 'form-panel'],
  ['how it works', 'steps'],
  ['reuse', 'shared'],
  ['before and', 'before-after'],
  ['logo wall', 'logos'],
  ['embed a YouTube video', 'video'],
])('who looks for "%s" finds %s', (search, kind) => {
  expect(found(search)).toContain(kind);
});

test('what is called so comes before what only has it in its sentence, and nonsense finds nothing', () => {
  expect(found('prices')[0]).toBe('pricing');
  expect(found('video')[0]).toBe('video');
  expect(found('slider')[0]).toBe('marquee');
  expect(found('xylophone')).toEqual([]);
  expect(found('xylophone video')[0]).toBe('video');
  expect(found('a pricing table for a xylophone')[0]).toBe('pricing');
  expect(found(' ')).toEqual(offers.map(({ name }) => name));
});

test.each([
  ['carousell', 'marquee'],
  ['testimonal', 'testimonial'],
  ['questionz', 'faq'],
  ['crousel', 'marquee'],
  ['vedio', 'video'],
  ['tetsimonial', 'testimonial'],
  ['prcing', 'pricing'],
])('who looks for "%s", which nothing is called, is told so and offered %s', (search, kind) => {
  const [group, ...others] = foundGroups(offers, search);
  expect(group?.title).toContain(`Nothing is called “${search}”`);
  expect(group?.of[0]?.name).toBe(kind);
  expect(others).toEqual([]);
});

test.each(['xylophone', 'fax'])('nothing is near to "%s"', (search) => {
  expect(foundGroups(offers, search)).toEqual([]);
});

test('every kind says in a sentence what it is for, and what people call it', () => {
  const silent = offers.filter(({ about, words }) => !about.endsWith('.') || !words);
  expect(silent.map(({ name }) => `"${name}" lacks "about" or "words" in the menu of its index.ts.`)).toEqual(
    [],
  );
});

test('what was used last comes first, and what is not offered here does not come', () => {
  const latest = latestOffers(offers, ['faq', 'gone', 'hero', 'prose'], 2);
  expect(latest.map(({ name }) => name)).toEqual(['faq', 'hero']);
});

test('offers stand in their groups, in the order of the menu, behind those that were used last', () => {
  const groups = offersInGroups(offers);
  expect(groups[0]?.title).toBe('Opening');
  expect(groups.flatMap(({ of }) => of)).toEqual(offers);
  const [first, second] = offersInGroups(offers, offers.slice(3, 5));
  expect([first, second?.title]).toEqual([{ title: 'Used last', of: offers.slice(3, 5) }, 'Opening']);
});
