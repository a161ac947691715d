import { expect, test } from 'vitest';
import { sayDay, sayMoment, sayShortDay } from './say-moment.ts';

test('a moment is said in the language of the words around it, and in the time zone of who reads it', () => {
  const at = new Date(2026, 11, 3, 21, 5);
  // What stands before AM and PM depends on who formats it.
  expect(sayMoment(at).replace(/\s/g, ' ')).toBe('Dec 3, 2026, 9:05 PM');
  expect(sayMoment(at.toISOString())).toBe(sayMoment(at));
  expect(sayDay(at)).toBe('December 3, 2026');
  expect(sayShortDay(at)).toBe('Dec 3');
});
