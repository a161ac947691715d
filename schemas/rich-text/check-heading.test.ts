import { expect, test } from 'vitest';
import { checkHeading } from './check-heading.ts';

const words = [{ text: 'Words' }];
const text = ['h2', 'normal', 'h4', 'h3', 'h4', 'h2'].map((style, index) => ({
  _key: `b${index}`,
  _type: 'block',
  style,
  children: words,
}));

test('a heading that skips a level is told of, with the level that it should have', () => {
  expect(text.map((block) => checkHeading(block, text))).toEqual([
    true,
    true,
    'A heading of level 4 follows one of level 2. Choose level 3.',
    true,
    true,
    true,
  ]);
});

test('the first heading of a text stands below a title', () => {
  const first = { _key: 'a', _type: 'block', style: 'h4', children: words };
  expect(checkHeading(first, [first])).toContain('follows one of level 2');
  expect(checkHeading({ ...first, style: 'h3' }, [first])).toBe(true);
});

test('a heading without words, and one that is an item of a list, are shown as text and lead to no level', () => {
  const above = { _key: 'h3', _type: 'block', style: 'h3', children: words };
  const last = { ...above, _key: 'h4', style: 'h4' };
  for (const asText of [{ children: [{ text: ' ' }] }, { children: [] }, { listItem: 'bullet' }]) {
    const shownAsText = { ...above, ...asText };
    expect(checkHeading(last, [shownAsText, last])).toContain('follows one of level 2');
    expect(checkHeading({ ...shownAsText, style: 'h4' }, [{ ...shownAsText, style: 'h4' }])).toBe(true);
  }
});
