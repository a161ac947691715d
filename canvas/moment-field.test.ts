import { expect, test } from 'vitest';
import { fieldOfMoment, storedMoment } from './moment-field.ts';

test('a moment stands in its field as it is where the reader is, and is stored as the same moment', () => {
  const moment = new Date(2026, 10, 24, 9, 30);
  expect(fieldOfMoment(moment)).toBe('2026-11-24T09:30');
  expect(storedMoment('2026-11-24T09:30')).toBe(moment.toISOString());
  expect(storedMoment('')).toBe('');
});
