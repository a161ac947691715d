import { expect, test } from 'vitest';
import type { CompiledType } from '#contract/reading/compiled-type.ts';
import { fieldAt } from './field-at.ts';

const text: CompiledType = { name: 'string', title: 'Title', jsonType: 'string' };
const card: CompiledType = { name: 'card', jsonType: 'object', fields: [{ name: 'title', type: text }] };
const type: CompiledType = {
  name: 'page',
  jsonType: 'object',
  fields: [
    { name: 'cards', type: { name: 'array', jsonType: 'array', of: [card] } },
    {
      name: 'tags',
      type: { name: 'array', title: 'Tags', jsonType: 'array', of: [{ ...text, title: undefined }] },
    },
  ],
};

test('a place in a document is known by its path, with its type and what the form calls it', () => {
  const document = { cards: [{ _key: 'a.b', _type: 'card', title: 'Doors' }], tags: ['one'] };
  expect(fieldAt(type, document, 'cards[_key=="a.b"].title')).toEqual({
    type: text,
    title: 'Title',
    value: 'Doors',
  });
  expect(fieldAt(type, document, 'tags[0]')).toMatchObject({ title: 'Tags', value: 'one' });
  expect(fieldAt(type, document, 'cards[_key=="a.b"].nothing')).toBeUndefined();
});
