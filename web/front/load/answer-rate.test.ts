import { expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { answerRate } from './answer-rate.ts';

test.each([
  [{}, 60],
  [{ SITE_MAX_ANSWERS: '3' }, 3],
])('one visitor is answered as often as the settings say (%j)', (variables, max) => {
  const rate = answerRate(readEnvironment(variables).siteLimits.answers);
  let count = 0;
  while (rate.waitOf('a visitor') === 0) {
    rate.take('a visitor');
    count++;
  }
  expect(count).toBeGreaterThanOrEqual(max);
  expect(count).toBeLessThan(max + 3); // the limit recovers a little while this counts
  expect(rate.take('another')).toBe(0);
});
