import { expect, test } from 'vitest';
import { guideSteps, stepAfter } from './guide-steps.ts';

test('the guide goes through its steps and ends after the last one', () => {
  let step = stepAfter(null, 'begin');
  const seen = [];
  for (; step !== null; step = stepAfter(step, 'next')) seen.push(guideSteps[step]?.name);
  expect(seen).toEqual(['words', 'add', 'bar', 'undo', 'widths', 'publish']);
});

test('it goes back as far as its beginning, is left at any step, and begun again', () => {
  expect([stepAfter(3, 'back'), stepAfter(0, 'back')]).toEqual([2, 0]);
  expect([stepAfter(2, 'leave'), stepAfter(null, 'next'), stepAfter(4, 'begin')]).toEqual([null, null, 0]);
});
