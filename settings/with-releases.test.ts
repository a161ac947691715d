import { expect, test } from 'vitest';
import { withReleases } from './with-releases.ts';

test('a version from before releases is taken for the first that has them, a later one stays', () => {
  expect(['2023-05-03', '2025-02-19', '2026-01-01'].map(withReleases)).toEqual([
    '2025-02-19',
    '2025-02-19',
    '2026-01-01',
  ]);
});
