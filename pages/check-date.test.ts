import { expect, test } from 'vitest';
import { checkDate } from './check-date.ts';

const now = Date.parse('2026-11-03T12:00:00Z');
const draft = { _id: 'drafts.post-1' };

test('a date that is still to come is warned of, because publishing does not wait for it', () => {
  expect(checkDate('2026-11-04T08:00:00Z', draft, now)).toContain('as soon as it is published');
  expect(checkDate('2026-11-03T14:00:00+01:00', draft, now)).toContain('schedule it');
});

test('a date of today or earlier is fine, and so is none', () => {
  expect(checkDate('2026-11-03T12:00:00Z', draft, now)).toBe(true);
  expect(checkDate('2026-11-03T13:30:00+02:00', draft, now)).toBe(true);
  expect(checkDate(undefined, draft, now)).toBe(true);
});

test('what a release will publish may have the date of that day', () => {
  expect(checkDate('2026-11-04T08:00:00Z', { _id: 'versions.r1.post-1' }, now)).toBe(true);
});
