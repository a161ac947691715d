import type * as z from 'zod';
import { type Language, textsOfCharacters, textsOfLength } from './language.ts';
import { escapedPattern, patternLanguage } from './pattern-language.ts';

/** A check by zod on a text, with the parts that are read; each sort of check has some of them. */
export interface TextCheck {
  check: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  length?: number;
  pattern?: RegExp;
  prefix?: string;
  suffix?: string;
  includes?: string;
  position?: number;
  protocol?: RegExp;
  hostname?: RegExp;
  tx?: (text: string) => string;
  /** Whether a length is counted in units of 16 bits, as zod did until 4.5, and not in characters. */
  isByUnits?: boolean;
}

/** The checks of a contract for a text, in their order; the check of its own form (`z.email()`) comes first. */
export function textChecks(contract: z.core.$ZodString): TextCheck[] {
  const { checks = [], ...own } = contract._zod.def;
  // Checks of a text are for texts.
  const counted = checks.map((check) => ({
    ...check._zod.def,
    isByUnits: isByUnits(check as z.core.$ZodCheck<string>),
  }));
  // Zod's type for any check names nothing that only some checks have.
  return [...('format' in own ? [own] : []), ...counted] as unknown as TextCheck[];
}

const maxAsked = 1_000_000; // characters of the text that is tried

/**
 * Whether a check counts units of 16 bits. This is found by running it, because a project has its own version of zod.
 */
function isByUnits(check: z.core.$ZodCheck<string>): boolean {
  // Zod's type for any check names nothing that only some checks have.
  const one = check._zod.def as unknown as TextCheck;
  if (!isOfLength(one)) return false;
  const { least = 0, most } = lengthsOf(one);
  const characters = most ?? Math.ceil(least / 2);
  if (characters > maxAsked) return false;
  const payload: z.core.ParsePayload<string> = { value: '👩'.repeat(characters), issues: [] };
  void check._zod.check(payload);
  const isAccepted = payload.issues.length === 0;
  // Each character tried has two units: a check by units refuses as many as `most`, and accepts half as many as
  // `least`.
  return most === undefined ? isAccepted && characters < least : !isAccepted;
}

/** Exactly the texts that a check accepts; undefined when no automaton can tell. */
export function acceptedTexts(check: TextCheck): Language | undefined {
  const { least = 0, most = Number.POSITIVE_INFINITY } = lengthsOf(check);
  const isCounted = least <= maxCounted && (most <= maxCounted || most === Number.POSITIVE_INFINITY);
  if (isOfLength(check)) {
    const texts = check.isByUnits ? textsOfLength : textsOfCharacters;
    return isCounted ? texts(least, most) : undefined;
  }
  const pattern = patternOf(check);
  return pattern && patternLanguage(pattern);
}

// Higher limits are only compared as numbers.
const maxCounted = 1000;

/** Whether a check is about nothing but the length of a text. */
export function isOfLength({ check }: TextCheck): boolean {
  return ['min_length', 'max_length', 'length_equals'].includes(check);
}

/** How long a text must be for a check, in the units that it counts. */
export function lengthsOf({ minimum, maximum, length }: TextCheck): { least?: number; most?: number } {
  return { least: minimum ?? length, most: maximum ?? length };
}

/** How long a text is, in the units that a check counts. */
export function lengthBy({ isByUnits }: TextCheck, text: string): number {
  return isByUnits ? text.length : [...text].length;
}

/** The forms that zod checks by code, besides a pattern or instead of one. */
const byCode = ['url', 'ipv6', 'cidrv6', 'base64', 'base64url', 'jwt', 'json_string', 'template_literal'];

function patternOf({
  check,
  format,
  pattern,
  prefix,
  suffix,
  includes,
  position,
}: TextCheck): RegExp | undefined {
  if (check !== 'string_format' || byCode.includes(format ?? '')) return undefined;
  if (format === 'starts_with' && prefix !== undefined) return new RegExp(`^${escapedPattern(prefix)}`);
  if (format === 'ends_with' && suffix !== undefined) return new RegExp(`${escapedPattern(suffix)}$`);
  if (format === 'includes' && includes !== undefined)
    return new RegExp(`${position ? String.raw`^[\s\S]{${position},}` : ''}${escapedPattern(includes)}`);
  return pattern;
}
