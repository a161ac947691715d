import type * as z from 'zod';
import { type Language, textsOfCharacters } from './language.ts';
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
}

/** The checks of a contract for a text, in their order; that of its own form (`z.email()`) comes first. */
export function textChecks(contract: z.core.$ZodString): TextCheck[] {
  const { checks = [], ...own } = contract._zod.def;
  const all = [...('format' in own ? [own] : []), ...checks.map((check) => check._zod.def)];
  // The type of every check names nothing that only some of them have.
  return all as unknown as TextCheck[];
}

/** The texts that a check accepts, each of them and no others; undefined where no automaton tells. */
export function acceptedTexts(check: TextCheck): Language | undefined {
  const { least = 0, most = Number.POSITIVE_INFINITY } = lengthsOf(check);
  const isCounted = least <= maxCounted && (most <= maxCounted || most === Number.POSITIVE_INFINITY);
  if (isOfLength(check)) return isCounted ? textsOfCharacters(least, most) : undefined;
  const pattern = patternOf(check);
  return pattern && patternLanguage(pattern);
}

// Limits above this are compared by themselves alone.
const maxCounted = 1000;

/** Whether a check is about nothing but the length of a text. */
export function isOfLength({ check }: TextCheck): boolean {
  return ['min_length', 'max_length', 'length_equals'].includes(check);
}

/** How long a text must be by a check, in characters of Unicode. */
export function lengthsOf({ minimum, maximum, length }: TextCheck): { least?: number; most?: number } {
  return { least: minimum ?? length, most: maximum ?? length };
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
