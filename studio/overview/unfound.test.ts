import { expect, test } from 'vitest';
import { toMend } from './unfound.ts';

const at = (path: string, count: number, last = '2026-03-01T00:00:00Z') => ({ path, count, last });

test('what was asked for most stands first; what is ignored, or has a page or a redirect since, has gone', () => {
  const kept = {
    addresses: [
      at('/seldom', 1),
      at('/often', 9),
      at('/noise', 50),
      at('/moved', 20),
      at('/late', 1, '2026-04-01T00:00:00Z'),
    ],
    ignored: ['/noise'],
  };
  expect(toMend(kept, ['/moved']).map(({ path }) => path)).toEqual(['/often', '/late', '/seldom']);
  expect(toMend({ addresses: null, ignored: null })).toEqual([]);
});
