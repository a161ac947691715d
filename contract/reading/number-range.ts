import type { Rules } from './rules.ts';

/** Evenly spaced numbers that an editor can publish, from the lowest to the highest, where there are such limits. */
export interface NumberRange {
  lowest: number | undefined;
  highest: number | undefined;
  /** How far one is from the next. */
  step: number;
}

/**
 * Evenly spaced numbers within some rules, as far apart as these leave room for: whole ones, quarters, or less. When
 * the rules permit none, the lowest is above the highest.
 * @example
 * numberRange({ above: 3, below: 5, integer: true }); // { lowest: 4, highest: 4, step: 1 }
 */
export function numberRange(rules: Rules): NumberRange {
  const ranges = stepsOf(rules).map((step) => rangeOf(rules, step));
  const fits = ({ lowest = Number.NEGATIVE_INFINITY, highest = Number.POSITIVE_INFINITY }: NumberRange) =>
    lowest <= highest;
  // There is at least one step.
  return ranges.find(fits) ?? (ranges[0] as NumberRange);
}

function stepsOf({ integer, precision }: Rules): number[] {
  if (integer || precision === 0) return [1];
  if (precision !== undefined) return [precision > 1 ? 0.25 : 0.5, 10 ** -precision];
  return [0.25, 2 ** -10, 2 ** -30];
}

function rangeOf({ min, max, above, below, precision }: Rules, step: number): NumberRange {
  const number = (count: number) => withPlaces(count * step, precision);
  const lows = [
    ...(min === undefined ? [] : [Math.ceil(stepsIn(min, step))]),
    ...(above === undefined ? [] : [Math.floor(stepsIn(above, step)) + 1]),
  ];
  const highs = [
    ...(max === undefined ? [] : [Math.floor(stepsIn(max, step))]),
    ...(below === undefined ? [] : [Math.ceil(stepsIn(below, step)) - 1]),
  ];
  return {
    lowest: lows.length > 0 ? number(Math.max(...lows)) : undefined,
    highest: highs.length > 0 ? number(Math.min(...highs)) : undefined,
    step,
  };
}

/** How many steps a number is: 2.3 is 23 tenths, although a machine computes 22.999…. */
function stepsIn(number: number, step: number): number {
  const steps = number / step;
  const whole = Math.round(steps);
  return Math.abs(steps - whole) <= Math.abs(whole) * Number.EPSILON * 4 ? whole : steps;
}

/** A number rounded to so many decimal places, if these are limited, because what is computed has a few more. */
export const withPlaces = (number: number, precision: number | undefined): number =>
  precision === undefined ? number : Number(number.toFixed(precision));
