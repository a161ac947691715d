import * as z from 'zod';
import { accepts } from '../../checking/accepts.ts';
import { numberRange } from '../../reading/number-range.ts';
import type { Rules } from '../../reading/rules.ts';
import type { Fault } from './compare-values.ts';
import type { Member } from './member.ts';

/** A check of zod's on a number, as far as it is read. */
interface NumberCheck {
  check: string;
  value?: number;
  inclusive?: boolean;
  format?: string;
}

/** The numbers that an editor can publish in a field: all between two limits; an open limit is itself left out. */
interface Interval {
  low: number;
  high: number;
  isLowOpen: boolean;
  isHighOpen: boolean;
}

/**
 * What keeps a contract for a number from accepting every number that the rules of its field let an editor publish;
 * undefined when nothing does.
 */
export function numberFault(contract: z.core.$ZodNumber, rules: Rules): Fault | undefined {
  if (isNever(rules)) return undefined;
  const { checks = [], ...own } = contract._zod.def;
  const all = [
    ...('format' in own ? [{ ...own, check: 'number_format' }] : []),
    ...checks.map((check) => check._zod.def),
  ];
  // Zod's type for any check names nothing that only some checks have.
  return all.map((check) => checkFault(check as NumberCheck, rules, contract)).find(Boolean);
}

function checkFault(check: NumberCheck, rules: Rules, contract: z.core.$ZodNumber): Fault | undefined {
  const { value = 0, inclusive = false } = check;
  switch (check.check) {
    case 'greater_than':
      return lowFault(value, inclusive, rules);
    case 'less_than':
      return highFault(value, inclusive, rules);
    case 'number_format':
      return formatFault(check.format ?? '', rules);
    case 'multiple_of':
      return multipleFault(value, rules, contract);
    default:
      return {
        verdict: 'unproven',
        name: 'not-read',
        reason: `is checked by "${check.check}", which the proof does not read`,
        fix: 'use .min(), .max() or .int()',
      };
  }
}

function lowFault(least: number, inclusive: boolean, rules: Rules): Fault | undefined {
  const { low, isLowOpen } = intervalOf(rules);
  if (low > least || (low === least && (inclusive || isLowOpen))) return undefined;
  const reason = low === least ? `may be ${least}` : `may be less than ${least}`;
  return {
    verdict: 'refuted',
    name: 'number-out-of-range',
    reason,
    fix: `validation: (rule) => rule.${inclusive ? 'min' : 'greaterThan'}(${least})`,
    example: [least, least - 1, least - 0.5, low].find(
      (number) => (inclusive ? number < least : number <= least) && isWithin(number, rules),
    ),
  };
}

function highFault(most: number, inclusive: boolean, rules: Rules): Fault | undefined {
  const { high, isHighOpen } = intervalOf(rules);
  if (high < most || (high === most && (inclusive || isHighOpen))) return undefined;
  const reason = high === most ? `may be ${most}` : `may be more than ${most}`;
  return {
    verdict: 'refuted',
    name: 'number-out-of-range',
    reason,
    fix: `validation: (rule) => rule.${inclusive ? 'max' : 'lessThan'}(${most})`,
    example: [most, most + 1, most + 0.5, high].find(
      (number) => (inclusive ? number > most : number >= most) && isWithin(number, rules),
    ),
  };
}

function formatFault(format: string, rules: Rules): Fault | undefined {
  const ranges: Readonly<Record<string, [number, number]>> = z.core.util.NUMBER_FORMAT_RANGES;
  const range = ranges[format];
  const isWhole = format.includes('int');
  if (isWhole && !rules.integer) {
    return {
      verdict: 'refuted',
      name: 'number-not-whole',
      reason: 'may be a fraction, but the contract requires a whole number',
      fix: 'validation: (rule) => rule.integer()',
    };
  }
  const outside = range && (lowFault(range[0], true, rules) ?? highFault(range[1], true, rules));
  if (!outside) return undefined;
  const name =
    format === 'safeint'
      ? 'a whole number that JavaScript holds exactly'
      : `a number of the form "${format}"`;
  return {
    verdict: 'refuted',
    name: 'number-out-of-range',
    reason: `${outside.reason}, but the contract requires ${name}`,
    fix: 'validation: (rule) => rule.integer().min(…).max(…), with limits that suit the field',
  };
}

function multipleFault(step: number, rules: Rules, contract: z.core.$ZodNumber): Fault | undefined {
  if (rules.integer && Number.isInteger(1 / step)) return undefined;
  const { low, high } = intervalOf(rules);
  const start = Number.isFinite(low) ? Math.ceil(low) : Math.min(0, Math.floor(high));
  const tries = [0, 1, 2, 3, 5, 7].map((more) => start + more);
  const broken = rules.integer ? [] : tries.map((whole) => whole + (rules.precision === 0 ? 0 : 0.5));
  const example = [...tries, ...broken].find(
    (number) => isWithin(number, rules) && !accepts(contract, number),
  );
  return {
    verdict: example === undefined ? 'unproven' : 'refuted',
    name: 'number-not-multiple',
    reason:
      example === undefined
        ? `must be a multiple of ${step}, and no rule of the Studio says so`
        : `may be ${example}, but the contract requires a multiple of ${step}`,
    fix: step === 1 ? 'validation: (rule) => rule.integer()' : 'take .multipleOf() out of the contract',
  };
}

function intervalOf({ min, max, above, below, integer }: Rules): Interval {
  const low = Math.max(min ?? Number.NEGATIVE_INFINITY, above ?? Number.NEGATIVE_INFINITY);
  const high = Math.min(max ?? Number.POSITIVE_INFINITY, below ?? Number.POSITIVE_INFINITY);
  const [isLowOpen, isHighOpen] = [low === above, high === below];
  if (!integer) return { low, high, isLowOpen, isHighOpen };
  return {
    low: isLowOpen ? Math.floor(low) + 1 : Math.ceil(low),
    high: isHighOpen ? Math.ceil(high) - 1 : Math.floor(high),
    isLowOpen: false,
    isHighOpen: false,
  };
}

/**
 * Whether a form is a number of a field whose rules contradict each other: no editor can publish one, so no query
 * answers one.
 */
export const isUnpublished = (member: Member): boolean =>
  member.is === 'number' &&
  member.value === undefined &&
  member.origin !== undefined &&
  isNever(member.origin.rules);

/** Whether the rules of a field contradict each other, so that no editor can publish any number in it. */
function isNever(rules: Rules): boolean {
  const { low, high, isLowOpen, isHighOpen } = intervalOf(rules);
  const { lowest = Number.NEGATIVE_INFINITY, highest = Number.POSITIVE_INFINITY } = numberRange(rules);
  const isBetweenSteps = rules.precision !== undefined && lowest > highest;
  return low > high || (low === high && (isLowOpen || isHighOpen)) || isBetweenSteps;
}

function isWithin(number: number, rules: Rules): boolean {
  if (!Number.isFinite(number) || (rules.integer && !Number.isInteger(number))) return false;
  const { low, high, isLowOpen, isHighOpen } = intervalOf(rules);
  return (isLowOpen ? number > low : number >= low) && (isHighOpen ? number < high : number <= high);
}
