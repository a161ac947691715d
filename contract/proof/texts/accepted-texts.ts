import type * as z from 'zod';
import { type Language, textsOfCharacters, textsOfLength } from './language.ts';
import { patternLanguage } from './pattern-language.ts';

/** A check of zod's on a text, as far as it is read: of each sort of check some of these are there. */
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

/** The checks of a contract for a text, in their order; that of its own form (`z.email()`) comes first. */
export function textChecks(contract: z.core.$ZodString): TextCheck[] {
  const { checks = [], ...own } = contract._zod.def;
  // Checks of a text are for texts.
  const counted = checks.map((check) => ({
    ...check._zod.def,
    isByUnits: isByUnits(check as z.core.$ZodCheck<string>),
  }));
  // The type of every check names nothing that only some of them have.
  return [...('format' in own ? [own] : []), ...counted] as unknown as TextCheck[];
}

const maxAsked = 1_000_000; // characters of the text that is tried

/** How a check of a length counts is asked of the check itself: a project has its own zod. */
function isByUnits(check: z.core.$ZodCheck<string>): boolean {
  // The type of every check names nothing that only some of them have.
  const one = check._zod.def as unknown as TextCheck;
  if (!isOfLength(one)) return false;
  const { least = 0, most } = lengthsOf(one);
  const characters = most ?? Math.ceil(least / 2);
  if (characters > maxAsked) return false;
  const payload: z.core.ParsePayload<string> = { value: '👩'.repeat(characters), issues: [] };
  void check._zod.check(payload);
  const isAccepted = payload.issues.length === 0;
  // Of the most, twice as many units are too many; of the least, half as many characters are enough units.
  return most === undefined ? isAccepted && characters < least : !isAccepted;
}

/** The texts that a check accepts, each of them and no others; undefined where no automaton tells. */
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

// Limits above this are compared by themselves alone.
const maxCounted = 1000;

/** Whether a check is about nothing but the length of a text. */
export function isOfLength({ check }: TextCheck): boolean {
  return ['min_length', 'max_length', 'length_equals'].includes(check);
}

/** How long a text must be by a check, as it counts. */
export function lengthsOf({ minimum, maximum, length }: TextCheck): { least?: number; most?: number } {
  return { least: minimum ?? length, most: maximum ?? length };
}

/** How long a text is, as a check counts. */
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
  if (format === 'starts_with' && prefix !== undefined) return new RegExp(`^${escaped(prefix)}`);
  if (format === 'ends_with' && suffix !== undefined) return new RegExp(`${escaped(suffix)}$`);
  if (format === 'includes' && includes !== undefined)
    return new RegExp(`${position ? String.raw`^[\s\S]{${position},}` : ''}${escaped(includes)}`);
  return pattern;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
