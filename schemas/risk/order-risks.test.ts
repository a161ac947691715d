import { expect, test } from 'vitest';
import { byDate, bySeverity, byTitle } from './order-risks.ts';
import type { Severity } from './scales.ts';

const risk = (_id: string, severity: Severity, publishedAt: string | null = null) => ({
  _id,
  title: _id,
  severity,
  publishedAt,
});
const ids = (risks: { _id: string }[]) => risks.map(({ _id }) => _id).join(' ');
const risks = [
  risk('b', 'low', '2026-01-01T00:00:00Z'),
  risk('Ä', 'critical'),
  risk('c', 'critical', '2026-02-01T00:00:00Z'),
  risk('a', 'medium', '2025-01-01T00:00:00Z'),
];

test('the worst risks stand first, equally bad ones by title', () => {
  expect(ids(bySeverity(risks))).toBe('Ä c a b');
});

test('titles are sorted as people do, whatever their accents and capitals', () => {
  expect(ids(byTitle(risks))).toBe('a Ä b c');
});

test('the newest risks stand first, undated ones last', () => {
  expect(ids(byDate(risks))).toBe('c b a Ä');
});
