import { expect, test } from 'vitest';
import { sayLimit } from './text-limit.ts';

test('letters are counted near the most, and what is too many or missing is said in words', () => {
  const rules = { required: true, max: 20 };
  expect(sayLimit('Four', 'Title', rules)).toBeUndefined();
  expect(sayLimit('Eighteen letters..', 'Title', rules)).toEqual({ words: '18 of 20', isWrong: false });
  expect(sayLimit('Twenty-two letters....', 'Title', rules)).toEqual({
    words: '2 letters too many: Title has at most 20.',
    isWrong: true,
  });
  expect(sayLimit(' ', 'Title', rules)?.words).toBe('Title must not stay empty.');
  expect(sayLimit('', 'Title', {})).toBeUndefined();
});
