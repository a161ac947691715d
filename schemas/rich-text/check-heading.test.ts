import { expect, test } from 'vitest';
import { checkHeading } from './check-heading.ts';

const text = ['h2', 'normal', 'h4', 'h3', 'h4', 'h2'].map((style, index) => ({
  _key: `b${index}`,
  _type: 'block',
  style,
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
  const first = { _key: 'a', _type: 'block', style: 'h4' };
  expect(checkHeading(first, [first])).toContain('follows one of level 2');
  expect(checkHeading({ ...first, style: 'h3' }, [first])).toBe(true);
});
