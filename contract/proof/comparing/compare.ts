import type * as z from 'zod';
import { inItems } from '../query-types/expression.ts';
import { isThere } from '../query-types/presence.ts';
import type { Verdict } from '../verdict.ts';
import {
  acceptsAnything,
  checkedAround,
  checkedByCode,
  compareByRunning,
  compareCoerced,
  comparePipe,
  merged,
  neverWaitedFor,
  restingOnCode,
} from './code.ts';
import { compareBoth } from './compare-both.ts';
import { compareBounds, isAlwaysRefused } from './compare-bounds.ts';
import { compareChoice, compareForm } from './compare-choice.ts';
import { isUnpublished, numberFault } from './compare-number.ts';
import { compareObject } from './compare-object.ts';
import { textFault } from './compare-text.ts';
import { compareUnion } from './compare-union.ts';
import { compareValues } from './compare-values.ts';
import { Judged } from './judged.ts';
import { has, isAlwaysNull, type Member, membersOf, without } from './member.ts';
import {
  alwaysNull,
  byRule,
  mayBeNull,
  nameOf,
  otherForm,
  type Place,
  proven,
  refuted,
  rewrite,
  unproven,
} from './place.ts';

/** Says for a value of these forms, and for everything in it, whether the contract accepts it. */
export function compare(given: Member[], contract: z.core.$ZodType, at: Place): Verdict[] {
  const { def } = (contract as z.core.$ZodTypes)._zod;
  const place = at.judged ? at : { ...at, judged: new Judged() };
  const isNeverNull = has(given, 'null') && !isAlwaysNull(given) && isThere(place.expression);
  const members = isNeverNull ? without(given, 'null') : given;
  const known = members.filter(({ is }) => is !== 'unknown');
  if (members.length === 0)
    return [unproven(place, 'not-foretold', 'has no value that groq-js can foretell', rewrite)];
  if (known.length < members.length && !acceptsAnything(contract)) {
    return [unproven(place, 'not-foretold', 'can be anything, as far as the query tells', rewrite)];
  }
  const checked = wrappers.has(def.type) && checkedAround(contract as z.core.$ZodTypes, place, byRule);
  if (!checked) return restingOnCode(compareUnchecked(members, contract, place), contract, place);
  const ran = compareByRunning(members, contract as z.core.$ZodTypes, place);
  return ran ?? merged(compareUnchecked(members, contract, place), [checked]);
}

// Contracts that hold other contracts, and can have checks of their own around them.
const wrappers = new Set([
  'nullable',
  'optional',
  'default',
  'prefault',
  'catch',
  'readonly',
  'nonoptional',
  'lazy',
  'pipe',
  'union',
  'intersection',
  'unknown',
  'any',
]);

function compareUnchecked(members: Member[], contract: z.core.$ZodType, place: Place): Verdict[] {
  const { def } = (contract as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'unknown':
    case 'any':
      if (has(members, 'absent')) return [mayBeNull(place, members, 'something', 'missing')];
      return isAlwaysNull(members) ? [alwaysNull(place)] : [proven(place)];
    case 'nullable':
      if (isAlwaysNull(members)) return [alwaysNull(place)];
      return compare(without(members, 'null'), def.innerType, place);
    case 'optional':
      return compareRest(without(members, 'absent'), def.innerType, place);
    case 'default':
    case 'prefault': {
      const here = without(members, 'absent');
      if (!has(here, 'null')) return compareRest(here, def.innerType, place);
      const value = JSON.stringify(def.defaultValue);
      const fix = `coalesce(…, ${value}) in the query, and no .${def.type}() in the contract`;
      return [
        refuted(
          place,
          'default-never-used',
          here,
          `may be null, and .${def.type}() replaces only what is not there`,
          fix,
        ),
      ];
    }
    case 'catch':
      return caught(compare(members, def.innerType, place));
    case 'readonly':
    case 'nonoptional':
      return compare(members, def.innerType, place);
    case 'lazy':
      return compare(members, (contract as z.core.$ZodLazy)._zod.innerType, place);
    case 'pipe':
      return comparePipe(members, contract as z.core.$ZodPipe, place, compare);
    case 'promise':
      return [neverWaitedFor(place)];
    case 'intersection':
      return compareBoth(members, contract as z.core.$ZodIntersection, place, compare);
    case 'union':
      return compareUnion(members, contract as z.core.$ZodUnion, place, compare);
    default:
      return compareKnown(members, contract as z.core.$ZodTypes, place);
  }
}

function compareKnown(given: Member[], contract: z.core.$ZodTypes, place: Place): Verdict[] {
  const { def } = contract._zod;
  const members = given.filter((member) => !isUnpublished(member));
  if (members.length === 0) return [proven(place)];
  if ('coerce' in def && def.coerce) return compareCoerced(members, contract, place);
  const missing = members.find(({ is }) => (is === 'null' && def.type !== 'null') || is === 'absent');
  if (missing && isAlwaysNull(members)) return [alwaysNull(place)];
  if (missing) {
    const there = without(without(members, 'null'), 'absent');
    // Whoever mends this fault should not find the next only afterwards.
    const others = there.length > 0 ? compareKnown(there, contract, place) : [];
    const isFurther = ({ verdict, path }: Verdict) => verdict !== 'proven' || path !== place.path;
    return [mayBeNull(place, members, nameOf(def.type)), ...others.filter(isFurther)];
  }
  const byCode = checkedByCode(contract, place, byRule);
  if (byCode?.verdict === 'refuted') return [byCode];
  if (byCode) {
    const inside = def.type === 'object' ? compareOnce(members, contract, place) : [];
    return compareByRunning(members, contract, place) ?? [byCode, ...inside];
  }
  switch (def.type) {
    case 'string':
      return compareValues(members, 'text', contract, place, (rules) =>
        textFault(contract as z.core.$ZodString, rules),
      );
    case 'number':
      return compareValues(members, 'number', contract, place, (rules) =>
        numberFault(contract as z.core.$ZodNumber, rules),
      );
    case 'boolean':
      return compareForm(members, 'boolean', contract, place);
    case 'null':
      return [
        refuted(place, 'only-null-accepted', members, 'has a value, but the contract accepts only null'),
      ];
    case 'enum':
    case 'literal':
      return compareChoice(members, contract, place);
    case 'array':
      return compareList(members, contract as z.core.$ZodArray, place);
    case 'object':
      return compareOnce(members, contract, place);
    default:
      return [
        unproven(
          place,
          'not-read',
          `has a contract of the form z.${def.type}(), which the proof does not read`,
          rewrite,
        ),
      ];
  }
}

/** A caught value is not refused, but visitors never see it: each refutation counts as a flaw. */
function caught(verdicts: Verdict[]): Verdict[] {
  return verdicts.map((one) =>
    one.verdict === 'refuted'
      ? { ...one, verdict: 'flaw', reason: `${one.reason}, and .catch() hides it` }
      : one,
  );
}

/** Compares as `compare` does, where no form may be left. */
function compareRest(members: Member[], contract: z.core.$ZodType, place: Place): Verdict[] {
  return members.length === 0 ? [alwaysNull(place)] : compare(members, contract, place);
}

function compareOnce(members: Member[], contract: z.core.$ZodType, place: Place): Verdict[] {
  const judge = () => compareObject(members, contract as z.core.$ZodObject, place, compare);
  // What the query itself writes out cannot go on without end.
  if (place.expression) return judge();
  const verdicts = place.judged?.once(members, contract, place.path, judge);
  return verdicts ?? [unproven(place, 'nested-too-deep', 'is nested deeper than the proof follows', rewrite)];
}

function compareList(members: Member[], contract: z.core.$ZodArray, place: Place): Verdict[] {
  const { element, checks = [] } = contract._zod.def;
  const other = members.find(({ is }) => is !== 'list');
  if (other) return [otherForm(place, other, 'a list')];
  const items = members.flatMap((member) =>
    member.is === 'list' ? membersOf(member.of, place.extracted) : [],
  );
  const inner = { ...place, path: `${place.path}[]`, expression: inItems(place.expression) };
  const bounds = compareBounds(checks as z.core.$ZodCheck[], place);
  // An empty list has no items that could be wrong, and zod does not ask about those of a list that is too long or too
  // short.
  const isAsked = items.length > 0 && !isAlwaysRefused(checks as z.core.$ZodCheck[], place);
  return [...bounds, ...(isAsked ? compare(items, element, inner) : [])];
}
