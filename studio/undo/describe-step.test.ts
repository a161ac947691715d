import { expect, test } from 'vitest';
import type { LiveDocument } from '#canvas/messages.ts';
import { describeStep, removedItems } from './describe-step.ts';
import { stepBetween } from './step-between.ts';
import type { TitledType } from './title-at.ts';

const text = { name: 'string', title: 'String' };
const field = (name: string, title: string, type: object = text) => ({
  name,
  type: { ...text, ...type, title },
});
const hero: TitledType = {
  name: 'hero',
  title: 'Hero',
  fields: [
    field('title', 'Title'),
    field('picture', 'Picture', { fields: [field('alt', 'Alternative text'), field('asset', 'Asset')] }),
    field('body', 'Text', { of: [{ name: 'block', title: 'Block' }] }),
  ],
};
const faq: TitledType = { name: 'faq', title: 'Questions', fields: [] };
const page: TitledType = {
  name: 'page',
  title: 'Page',
  fields: [field('title', 'Title of the page'), field('sections', 'Sections', { of: [hero, faq] })],
};

const document = (fields: object): LiveDocument => ({ _id: 'a', _type: 'page', ...fields });
function described(before: object, after: object): string {
  const [from, to] = [document(before), document(after)];
  return describeStep(page, stepBetween(from, to), from, to);
}

const one = { _key: 'one', _type: 'hero', title: 'One' };
const two = { _key: 'two', _type: 'faq' };
const three = { _key: 'three', _type: 'faq' };

test.each([
  ['Removed “Hero”', { sections: [one, two] }, { sections: [two] }],
  ['Removed 2 items', { sections: [one, two] }, {}],
  ['Added “Questions”', { sections: [one] }, { sections: [one, two] }],
  ['Moved “Hero”', { sections: [one, two, three] }, { sections: [two, three, one] }],
  ['Edited “Title of the page”', { title: 'a' }, { title: 'b' }],
  ['Edited “Title”', { sections: [one] }, { sections: [{ ...one, title: 'b' }] }],
  ['Edited “Hero”', { sections: [one] }, { sections: [{ ...one, title: 'b', picture: { alt: 'c' } }] }],
  ['Edited “Page”', { sections: [one] }, { title: 'b', sections: [{ ...one, title: 'b' }] }],
])('%s', (said, before, after) => {
  expect(described(before, after)).toBe(said);
});

test('another picture, and words of a text, are named by the field in which they stand', () => {
  const pictured = (_ref: string) => ({ sections: [{ ...one, picture: { asset: { _ref } } }] });
  expect(described(pictured('a'), pictured('b'))).toBe('Edited “Picture”');
  const block = (_key: string, text: string) => ({
    _key,
    _type: 'block',
    children: [{ _key, _type: 'span', text }],
  });
  const written = (...body: object[]) => ({ sections: [{ ...one, body }] });
  expect(described(written(block('x', 'a')), written(block('x', 'b')))).toBe('Edited “Text”');
  const split = [written(block('x', 'ab')), written(block('x', 'a'), block('y', 'b'))] as const;
  expect(described(...split)).toBe('Edited “Text”');
  const [before, after] = [document(split[1]), document(split[0])];
  expect(removedItems(page, stepBetween(before, after), before)).toEqual([]);
});
