import { expect, test } from 'vitest';
import { restartPauses } from './restart-pauses.ts';

test('what lived long starts again at once, and what ends soon after that later each time', () => {
  const pauseAfter = restartPauses();
  const hour = 3_600_000;
  expect([10, 10, 10].map(pauseAfter)).toEqual([1_000, 2_000, 4_000]);
  expect([hour, 10, 10, 10, 10, 10, 10, 10].map(pauseAfter)).toEqual([
    100, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect([hour, hour].map(pauseAfter)).toEqual([100, 100]);
});
