import { expect, test } from 'vitest';
import { saidBy } from './said-by.ts';

test('a refusal is told in the words of the lake, anything else as it is', () => {
  const items = [{ error: { description: 'You wrote it.' } }];
  expect(saidBy({ message: 'long', details: { description: 'It failed: …', items } })).toBe('You wrote it.');
  expect(saidBy(new Error('no answer'))).toBe('no answer');
});
