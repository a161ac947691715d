import type { Rules } from '../reading/rules.ts';

const usual = [
  0,
  1,
  -1,
  2,
  -2,
  3,
  5,
  7,
  10,
  100,
  0.5,
  1.5,
  -0.5,
  0.1,
  0.01,
  1.25,
  2 ** 53,
  -(2 ** 53),
  1e21,
  -1e21,
];

/**
 * Numbers that an editor can publish within some rules and on which contracts differ, such as those near the limits;
 * the plainest first.
 */
export function tellingNumbers(rules: Rules): number[] {
  const limits = [rules.min, rules.max, rules.above, rules.below].filter((limit) => limit !== undefined);
  const [low, high] = [Math.max(...limits), Math.min(...limits)];
  const near = limits.flatMap((limit) => [0, 1, -1, 0.5, -0.5, 0.1, -0.1, 2, -2].map((more) => limit + more));
  const between = limits.length > 1 ? [(low + high) / 2] : [];
  return [...new Set([...usual, ...near, ...between])].filter((number) => isPermitted(number, rules));
}

function isPermitted(number: number, { min, max, above, below, integer, precision }: Rules): boolean {
  if (min !== undefined && number < min) return false;
  if (max !== undefined && number > max) return false;
  if (above !== undefined && number <= above) return false;
  if (below !== undefined && number >= below) return false;
  if (integer && !Number.isInteger(number)) return false;
  const [, places = ''] = String(number).split('.');
  return precision === undefined || places.length <= precision;
}
