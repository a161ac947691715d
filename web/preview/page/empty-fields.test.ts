import { expect, test } from 'vitest';
import { compiledType } from '#pages/compiled-types.ts';
import { emptyFields } from './empty-fields.ts';

const missingIn = (kind: string, value: object) => emptyFields(compiledType(kind), value);

test('what must not stay empty and is, is named as the form names it, with its place', () => {
  expect(missingIn('faq', {})).toEqual([
    { path: 'title', words: 'Title' },
    { path: 'items', words: 'Questions' },
  ]);
});

test('items of a list are counted, whatever else they are known by', () => {
  const cards = [
    { _key: 'a', _type: 'icon-card', title: 'One' },
    { _key: 'b', _type: 'icon-card', title: '' },
  ];
  expect(missingIn('icon-grid', { title: 'Points', cards })).toEqual([
    { path: 'cards[_key=="b"].title', words: 'Cards › 2 › Title' },
  ]);
});

test('nothing is missing in what can be published, and in nothing that has no fields', () => {
  expect(missingIn('cta-banner', { title: 'Go on' })).toEqual([]);
  expect(emptyFields({ name: 'nobody-knows-it', jsonType: 'object' }, undefined)).toEqual([]);
});
