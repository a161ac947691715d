import * as z from 'zod';
import { accepts } from '../../checking/accepts.ts';
import { whatBlankBecomes } from '../../checking/blank-becomes.ts';
import { exampleTexts } from '../../reading/example-texts.ts';
import type { Rules } from '../../reading/rules.ts';
import {
  acceptedTexts,
  isOfLength,
  lengthBy,
  lengthsOf,
  type TextCheck,
  textChecks,
} from '../texts/accepted-texts.ts';
import { acceptsAddresses, addressesToTry } from '../texts/addresses.ts';
import { both, not, someTexts } from '../texts/language.ts';
import {
  blankTexts,
  type PublishableTexts,
  publishableTexts,
  trimmed,
  withoutBlank,
} from '../texts/publishable-texts.ts';
import type { Fault } from './compare-values.ts';

/**
 * What keeps a contract for a text from accepting every text that the rules of its field let an editor publish;
 * undefined when nothing does.
 */
export function textFault(contract: z.core.$ZodString, rules: Rules): Fault | undefined {
  let texts: PublishableTexts | undefined;
  const checks = textChecks(contract);
  for (const check of checks) {
    if (check.check === 'overwrite') {
      if (check === checks.at(-1)) return undefined;
      texts = changed(check, texts ?? publishableTexts(rules));
      if (!texts) return notFollowed(rules);
      continue;
    }
    if (isWithinLimits(check, rules) && !texts) continue;
    texts ??= publishableTexts(rules);
    const fault = checkFault(check, texts, rules, contract);
    if (fault) return fault;
  }
  return undefined;
}

function checkFault(
  check: TextCheck,
  texts: PublishableTexts,
  rules: Rules,
  contract: z.core.$ZodString,
): Fault | undefined {
  const accepted = acceptedTexts(check);
  const refused = accepted && both(texts.within, not(accepted));
  if (refused?.isEmpty) return undefined;
  if (check.format === 'url' && acceptsAddresses(check, rules)) return undefined;
  const candidates = [
    ...exampleTexts(rules),
    ...(check.format === 'url' ? addressesToTry(rules) : []),
    ...someTexts(refused ?? texts.within, maxTries),
  ];
  const example = candidates.find((text) => isRefused(text, texts, contract));
  return example === undefined
    ? unknown(check, rules)
    : { ...refutation(check, rules, example), example: asStored(example, rules) };
}

const maxTries = 60;

/** Whether an editor can publish a text, perhaps with spaces around it, that the contract refuses. */
function isRefused(text: string, { permits }: PublishableTexts, contract: z.core.$ZodString): boolean {
  if (!permits(text)) return false;
  return !accepts(contract, text);
}

/** A text as an editor can have typed it in, before the space around it was cut off or another text took its place. */
function asStored(text: string, rules: Rules): string | undefined {
  const { permits } = publishableTexts(rules);
  return [text, ` ${text}`, ...blankTexts].find(permits);
}

/** Whether the limits of a length alone show that a check refuses nothing. */
function isWithinLimits(check: TextCheck, rules: Rules): boolean {
  const { least = 0, most = Number.POSITIVE_INFINITY } = lengthsOf(check);
  const { min = 0, max = Number.POSITIVE_INFINITY } = rules;
  // Sanity counts units of 16 bits; zod counts characters since 4.5, each of which has one or two units.
  const isLongEnough = min >= (least <= 1 || check.isByUnits ? least : 2 * least - 1);
  return isOfLength(check) && isLongEnough && max <= most;
}

function refutation(check: TextCheck, rules: Rules, example: string): Fault {
  const { least, most } = lengthsOf(check);
  const { min = 0, max } = rules;
  if (isOfLength(check) && least !== undefined && lengthBy(check, example) < least) {
    const now = min > 0 ? ` (the Studio permits ${min})` : '';
    if (example.length >= least) return tooFewCharacters(least, example);
    return {
      verdict: 'refuted',
      name: 'text-too-short',
      reason: `may be shorter than ${least} characters${now}`,
      fix: `validation: (rule) => rule.required()${least > 1 ? `.min(${least})` : ''}`,
    };
  }
  if (isOfLength(check) && most !== undefined) {
    return {
      verdict: 'refuted',
      name: 'text-too-long',
      reason: `may be longer than ${most} characters${max === undefined ? '' : ` (the Studio permits ${max})`}`,
      fix: `validation: (rule) => rule.max(${most})`,
    };
  }
  const isFree = !rules.form && !rules.patterns;
  const form = formOf(check);
  return {
    verdict: 'refuted',
    name: 'text-not-accepted',
    reason: isFree
      ? `may be any text, but the contract requires ${form}: it refuses ${JSON.stringify(example)}`
      : `may be ${JSON.stringify(example)}, but the contract requires ${form}`,
    fix: isOfTime(check) ? ruleFor(check) : `validation: (rule) => ${ruleFor(check)}`,
  };
}

/** The fault of a text that is long enough as Sanity counts, and too short as zod does. */
function tooFewCharacters(least: number, example: string): Fault {
  return {
    verdict: 'refuted',
    name: 'text-too-short',
    reason: `may be ${JSON.stringify(example)}, of which zod counts ${[...example].length} characters and the Studio ${example.length} units of 16 bits; the contract requires ${least}`,
    fix: `validation: (rule) => rule.min(${2 * least - 1}), a rule.regex(/^.{${least},}$/su), or .min(${Math.ceil(least / 2)}) in the contract`,
  };
}

function unknown(check: TextCheck, { patterns = [] }: Rules): Fault {
  const shared = 'share one regular expression between both';
  if (check.format === 'regex' && patterns.length > 0) {
    const reason = `has the pattern ${patterns.join(' and ')} in the Studio and ${check.pattern} in the contract: nobody can tell whether the one is within the other`;
    return { verdict: 'unproven', name: 'text-not-accepted', reason, fix: shared };
  }
  return {
    verdict: 'unproven',
    name: 'text-not-accepted',
    reason: `must have ${formOf(check)}, and nobody can tell whether every text that the Studio permits has it`,
    fix: check.pattern ? shared : ruleFor(check),
  };
}

/** The fault of a text that code changes, in a way that is not followed, before it is checked further. */
function notFollowed(rules: Rules): Fault {
  return {
    verdict: 'unproven',
    name: 'changed-by-code',
    reason: 'is changed before it is checked',
    fix: `check first, then .transform()${rules.casings ? '' : ', or rule.lowercase() in the schema'}`,
  };
}

/** The texts after a change that can be followed; undefined after any other change. */
function changed({ tx }: TextCheck, texts: PublishableTexts): PublishableTexts | undefined {
  if (isTrim(tx)) return trimmed(texts);
  const other = whatBlankBecomes(tx);
  return typeof other === 'string' ? withoutBlank(texts, other) : undefined;
}

/** Whether a change is `.trim()`, told by its source text because zod keeps no name of it. */
function isTrim(tx: TextCheck['tx']): boolean {
  return String(tx) === trim;
}

const trim = String(textChecks(z.string().trim())[0]?.tx);

function formOf({ check, format, prefix, suffix, includes, pattern }: TextCheck): string {
  if (prefix !== undefined) return `"${prefix}" at its beginning`;
  if (suffix !== undefined) return `"${suffix}" at its end`;
  if (includes !== undefined) return `"${includes}" in it`;
  if (format === 'regex') return `the form ${pattern}`;
  return `the form "${format ?? check}"`;
}

const isOfTime = ({ format }: TextCheck): boolean => format === 'date' || format === 'datetime';

/** The fix for a day or a moment: no rule demands one, but there is a type for each. */
const typeFor = (format: 'date' | 'datetime'): string =>
  format === 'date'
    ? "type: 'date' in the schema, or z.iso.datetime() in the contract where it is to be a moment"
    : "type: 'datetime' in the schema, or z.iso.date() in the contract where it is to be a day";

function ruleFor(check: TextCheck): string {
  const { format, prefix, suffix, pattern } = check;
  if (format === 'date' || format === 'datetime') return typeFor(format);
  if (format === 'url') return "rule.uri({ scheme: ['http', 'https'] }), or the type \"url\"";
  if (format === 'email')
    return `rule.regex(${pattern}); rule.email() permits more, and z.string().trim().regex(z.regexes.rfc5322Email) takes all that it permits`;
  if (prefix !== undefined) return `rule.regex(/^${prefix.replaceAll('/', String.raw`\/`)}/)`;
  if (suffix !== undefined) return `rule.regex(/${suffix.replaceAll('/', String.raw`\/`)}$/)`;
  return pattern ? `rule.regex(${pattern})` : `a rule for "${format ?? check.check}"`;
}
