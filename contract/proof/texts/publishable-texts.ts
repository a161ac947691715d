import * as z from 'zod';
import type { AddressRules, Rules } from '../../reading/rules.ts';
import { both, either, type Language, not, storableTexts, textsOfLength } from './language.ts';
import { escapedPattern, patternLanguage } from './pattern-language.ts';
import { withoutSpaceAround } from './trimmed-language.ts';

/** The texts that an editor can publish in a field. */
export interface PublishableTexts {
  /** All of them, and perhaps some more. */
  within: Language;
  /** Whether a text is one of them, as Sanity's validator says. */
  permits(text: string): boolean;
}

// A higher limit would cost more states than it is worth; `permits` checks it.
const maxCounted = 300;

/** The texts within the rules of a field; any text where there are none. */
export function publishableTexts(rules: Rules): PublishableTexts {
  let within: Language | undefined;
  return {
    // Made only when asked for: an automaton takes thousands of times as long as `permits` takes for one text.
    get within() {
      within ??= languageOfRules(rules);
      return within;
    },
    permits: (text) => isPermitted(text, rules),
  };
}

function languageOfRules(rules: Rules): Language {
  const { patterns = [], avoided = [] } = rules;
  const languages = [
    ...lengths(rules),
    ...patterns.flatMap((pattern) => patternLanguage(pattern) ?? []),
    ...avoided.flatMap((pattern) => patternLanguage(pattern) ?? []).map(not),
    ...formLanguage(rules),
  ];
  return languages.reduce(both, storableTexts());
}

/** What is left of some texts when the space around them is cut off, as `.trim()` does. */
export function trimmed({ within, permits }: PublishableTexts): PublishableTexts {
  return { within: withoutSpaceAround(within), permits: (text) => permits(text) || permits(` ${text}`) };
}

/** Some texts without anything to read, of which rules often permit one. */
export const blankTexts = ['', ...[1, 2, 3, 5, 10].map((length) => ' '.repeat(length))];

/**
 * What is left of some texts when `other` takes the place of those without anything to read, as `blankBecomes` does.
 */
export function withoutBlank({ within, permits }: PublishableTexts, other: string): PublishableTexts {
  const blank = patternLanguage(/^\s*$/);
  const exactly = patternLanguage(new RegExp(`^${escapedPattern(other)}$`));
  if (!blank || !exactly) return { within: storableTexts(), permits: () => false };
  const said = both(within, not(blank));
  return {
    within: both(within, blank).isEmpty ? said : either(said, exactly),
    permits: (text) => (text.trim() !== '' && permits(text)) || (text === other && blankTexts.some(permits)),
  };
}

function lengths({ min = 0, max = Number.POSITIVE_INFINITY }: Rules): Language[] {
  const least = Math.min(min, maxCounted);
  const most = max > maxCounted ? Number.POSITIVE_INFINITY : max;
  return least === 0 && most === Number.POSITIVE_INFINITY
    ? []
    : [textsOfLength(least, Math.max(least, most))];
}

const day = z.regexes.date.source.slice(1, -1); // only days that there are
const moment = String.raw`T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z`;

/**
 * The texts of each form, as the Studio's own inputs store them: days as `2026-01-31`, moments as JavaScript writes
 * them in UTC. Sanity's validator would let other forms of ISO 8601 pass, but no editor can type them in.
 */
const storedForms = {
  date: new RegExp(`^${day}$`),
  datetime: new RegExp(`^${day}${moment}$`),
  // Sanity tests a mailbox without the space around it, by this pattern, which zod exports, too.
  email: new RegExp(String.raw`^\s*(?:${z.regexes.rfc5322Email.source.slice(1, -1)})\s*$`),
} as const;

function formLanguage({ form, addresses = [] }: Rules): Language[] {
  const absolute = addresses.filter(({ relative }) => !relative).flatMap(schemeLanguage);
  if (!form || form === 'url') return absolute;
  return [...absolute, ...[patternLanguage(storedForms[form]) ?? []].flat()];
}

function schemeLanguage({ schemes = ['http', 'https'] }: AddressRules): Language[] {
  const names = schemes.flatMap((scheme) => (typeof scheme === 'string' ? [scheme] : []));
  if (names.length < schemes.length) return [];
  // A URL may have spaces before it, and line breaks anywhere: its parser takes them out.
  const spaced = names.map((name) => [...name].map(escapedPattern).join(String.raw`[\t\n\r]*`));
  return [
    patternLanguage(new RegExp(String.raw`^[\0- ]*(?:${spaced.join('|')})[\t\n\r]*:`, 'i')) ?? [],
  ].flat();
}

function isPermitted(text: string, rules: Rules): boolean {
  const {
    min = 0,
    max = Number.POSITIVE_INFINITY,
    patterns = [],
    avoided = [],
    casings = [],
    form,
    addresses = [],
  } = rules;
  if (text.length < min || text.length > max || !text.isWellFormed()) return false;
  if (!patterns.every((pattern) => isFound(pattern, text))) return false;
  if (avoided.some((pattern) => isFound(pattern, text))) return false;
  if (casings.includes('uppercase') && text !== text.toLocaleUpperCase()) return false;
  if (casings.includes('lowercase') && text !== text.toLocaleLowerCase()) return false;
  if (text !== '' && !addresses.every((demanded) => isAddress(text, demanded))) return false;
  if (form === 'url') return true;
  if (form === 'email') return storedForms.email.test(text);
  return !form || storedForms[form].test(text);
}

/** Whether a pattern is found in a text, which is always searched from its beginning. */
export function isFound(pattern: RegExp, text: string): boolean {
  return new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(text);
}

// The base with which Sanity resolves a relative address to check it.
const base = 'http://sanity';

function isAddress(
  text: string,
  { schemes = ['http', 'https'], relative, allowCredentials }: AddressRules,
): boolean {
  const from = relative ? base : undefined;
  if (!URL.canParse(text, from)) return false;
  const { protocol, username, password, origin } = new URL(text, from);
  if (relative === 'demanded' && origin !== base) return false;
  if (!allowCredentials && (username || password)) return false;
  if (/^\.*\//.test(text)) return true;
  const own = protocol.replace(/:$/, '');
  return schemes.some((scheme) => (typeof scheme === 'string' ? scheme === own : isFound(scheme, own)));
}
