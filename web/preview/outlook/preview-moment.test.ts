import { expect, test } from 'vitest';
import { layersAt } from './layers-at.ts';
import { momentIn, queryAt } from './preview-moment.ts';

const now = Date.parse('2026-11-24T12:00:00Z');

test('a moment that is still to come is looked at, whatever else stands there is not', () => {
  expect(momentIn('2026-12-01T09:00:00Z', now)).toBe('2026-12-01T09:00:00.000Z');
  for (const text of [
    '',
    '2026-11-24T11:59:00Z',
    '2999-01-01T00:00:00Z',
    '1 December',
    '2026-13-01T00:00:00Z',
  ])
    expect(momentIn(text, now), text).toBe(undefined);
});

test('a query asks of the moment what it asks of the present', () => {
  const query = '*[closesAt > now() && renownow() && now( ) < _createdAt]';
  expect(queryAt(query, undefined)).toBe(query);
  expect(queryAt(query, '2026-12-01T09:00:00.000Z')).toBe(
    '*[closesAt > "2026-12-01T09:00:00.000Z" && renownow() && "2026-12-01T09:00:00.000Z" < _createdAt]',
  );
});

test('at a moment the releases that are due by then lie over what is published, the last uppermost', () => {
  const releases = [
    { name: 'autumn', at: '2026-11-30T00:00:00Z' },
    { name: 'winter', at: '2026-12-01T09:00:00Z' },
    { name: 'spring', at: '2027-03-01T00:00:00Z' },
  ];
  expect(layersAt(releases, '2026-12-01T09:00:00.000Z')).toEqual(['winter', 'autumn']);
  expect(layersAt(releases, '2026-11-25T00:00:00.000Z')).toEqual(['published']);
});
