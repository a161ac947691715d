import * as z from 'zod';
import type { Origin } from './extract.ts';
import type { Member } from './member.ts';
import { nameOfMember, type Place, proven, refuted, unproven } from './place.ts';
import type { Verdict } from './verdict.ts';

type Value = Member & { is: 'text' | 'number' };

/** Whether a contract for a text accepts every text that can stand there. */
export function compareText(members: Member[], contract: z.core.$ZodString, place: Place): Verdict[] {
  return compareValues(members, 'text', contract, place, (origin) => {
    const { checks = [], ...own } = contract._zod.def;
    const all = [...('format' in own ? [own] : []), ...checks.map((check) => check._zod.def)];
    // The type of every check names nothing that only some of them have.
    return all.map((check) => textFault(check as TextCheck, origin)).find(Boolean);
  });
}

/** Whether a contract for a number accepts every number that can stand there. */
export function compareNumber(members: Member[], contract: z.core.$ZodNumber, place: Place): Verdict[] {
  return compareValues(members, 'number', contract, place, (origin) => {
    const { checks = [], ...own } = contract._zod.def;
    const all = [
      ...('format' in own ? [{ ...own, check: 'number_format' }] : []),
      ...checks.map((check) => check._zod.def),
    ];
    // As above.
    return all.map((check) => numberFault(check as NumberCheck, origin)).find(Boolean);
  });
}

/** What keeps a check from accepting every value of a field. */
interface Fault {
  verdict: 'refuted' | 'unproven';
  reason: string;
  fix: string;
}

function compareValues(
  members: Member[],
  form: Value['is'],
  contract: z.core.$ZodType,
  place: Place,
  faultOf: (origin: Origin | undefined) => Fault | undefined,
): Verdict[] {
  const faults = members.flatMap((member): Verdict[] => {
    if (member.is !== form) {
      const wanted = form === 'text' ? 'a text' : 'a number';
      return [
        refuted(place, [member], `may be ${nameOfMember(member)}, but the contract requires ${wanted}`),
      ];
    }
    if (member.value !== undefined) {
      // A value that is known needs no reasoning.
      const checked = z.core.safeParse(contract, member.value);
      if (checked.success) return [];
      return [
        refuted(
          place,
          [member],
          `may be ${nameOfMember(member)}, which the contract refuses: ${checked.error.issues[0]?.message}`,
        ),
      ];
    }
    const fault = faultOf(member.origin);
    if (!fault) return [];
    const make =
      fault.verdict === 'refuted'
        ? refuted(place, [member], fault.reason, fault.fix)
        : unproven(place, fault.reason, fault.fix, [member]);
    return [make];
  });
  return faults.length > 0 ? faults : [proven(place)];
}

interface TextCheck {
  check: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  length?: number;
  pattern?: RegExp;
}

function textFault(check: TextCheck, origin: Origin | undefined): Fault | undefined {
  const { min = 0, max = Number.POSITIVE_INFINITY, patterns = [], form } = origin?.rules ?? {};
  const least = check.minimum ?? (check.check === 'length_equals' ? check.length : undefined);
  const most = check.maximum ?? (check.check === 'length_equals' ? check.length : undefined);
  if (least !== undefined && min < least) {
    const now = min > 0 ? ` (the Studio permits ${min})` : '';
    return {
      verdict: 'refuted',
      reason: `may be shorter than ${least} characters${now}`,
      fix: `validation: (rule) => rule.required()${least > 1 ? `.min(${least})` : ''}`,
    };
  }
  if (most !== undefined && max > most) {
    const now = Number.isFinite(max) ? ` (the Studio permits ${max})` : '';
    return {
      verdict: 'refuted',
      reason: `may be longer than ${most} characters${now}`,
      fix: `validation: (rule) => rule.max(${most})`,
    };
  }
  if (least !== undefined || most !== undefined) return undefined;
  if (check.check === 'string_format') {
    if (check.format === form) return undefined;
    if (check.format === 'regex' && patterns.some((pattern) => isSame(pattern, check.pattern)))
      return undefined;
    if (check.format === 'regex' && patterns.length > 0) {
      const reason = `has the pattern ${patterns.join(' and ')} in the Studio and ${check.pattern} in the contract: nobody can tell whether the one is within the other`;
      return { verdict: 'unproven', reason, fix: 'share one regular expression between both' };
    }
    const known =
      check.format === 'regex'
        ? `rule.regex(${check.pattern})`
        : (formRules[check.format ?? ''] ?? `a rule for "${check.format}"`);
    return {
      verdict: 'refuted',
      reason: `may be any text, but the contract requires the form "${check.format}"`,
      fix: `validation: (rule) => ${known}`,
    };
  }
  return {
    verdict: 'unproven',
    reason: `is changed or checked by "${check.check}", which the proof does not follow`,
    fix: 'check first, then .transform()',
  };
}

const formRules: Record<string, string> = {
  url: "rule.uri({ scheme: ['http', 'https'] }), or the type \"url\"",
  email: 'rule.email()',
};

function isSame(a: RegExp, b: RegExp | undefined): boolean {
  return a.source === b?.source && a.flags === b.flags;
}

interface NumberCheck {
  check: string;
  value?: number;
  inclusive?: boolean;
  format?: string;
}

function numberFault(check: NumberCheck, origin: Origin | undefined): Fault | undefined {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, integer } = origin?.rules ?? {};
  const { value = 0, inclusive } = check;
  if (check.check === 'greater_than') {
    if (inclusive ? min >= value : min > value) return undefined;
    return {
      verdict: 'refuted',
      reason: `may be less than ${value}`,
      fix: `validation: (rule) => rule.min(${inclusive ? value : value + 1})`,
    };
  }
  if (check.check === 'less_than') {
    if (inclusive ? max <= value : max < value) return undefined;
    return {
      verdict: 'refuted',
      reason: `may be more than ${value}`,
      fix: `validation: (rule) => rule.max(${inclusive ? value : value - 1})`,
    };
  }
  if (check.check === 'number_format' && check.format === 'safeint') {
    if (integer) return undefined;
    return {
      verdict: 'refuted',
      reason: 'may be a broken number, but the contract requires a whole one',
      fix: 'validation: (rule) => rule.integer()',
    };
  }
  return {
    verdict: 'unproven',
    reason: `is checked by "${check.check}", which the proof does not read`,
    fix: 'use .min(), .max() or .int()',
  };
}
