import { expect, test } from 'vitest';
import { keyedTexts } from './keyed-texts.ts';

const keysOf = (texts: string[]) => keyedTexts(texts).map(({ key }) => key);

test('equal texts have keys of their own, whatever numbers they hold', () => {
  const keys = keysOf(['a', 'a', '1 a', 'a 2', '']);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a text that comes before leaves the keys of the others', () => {
  expect(keysOf(['new', 'a', 'b', 'a']).slice(1)).toEqual(keysOf(['a', 'b', 'a']));
});
