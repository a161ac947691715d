import { expect, test } from 'vitest';
import { momentOf } from './moment.ts';

test.each([
  ['2026-01-31T12:00:00Z', Date.UTC(2026, 0, 31, 12)],
  ['2024-02-29T00:00:00.5+02:00', Date.UTC(2024, 1, 28, 22, 0, 0, 500)],
  ['0000-01-01T00:00:00Z', -62_167_219_200_000],
])('%s is a moment', (text, moment) => {
  expect(momentOf(text)).toBe(moment);
});

test.each([
  '2026-02-31T00:00:00Z',
  '2026-02-29T00:00:00Z',
  '2026-04-31T00:00:00+05:00',
  '2026-00-01T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-01-01T24:00:00Z',
  '2026-01-01T25:00:00Z',
  '2026-01-01T00:60:00Z',
  '2026-01-01T00:00:00+25:00',
  '2026-01-01',
  'tomorrow',
])('%s is none', (text) => {
  expect(momentOf(text)).toBeUndefined();
});
