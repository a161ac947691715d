import * as z from 'zod';
import { compareBounds } from './compare-bounds.ts';
import { compareChoice, compareForm } from './compare-choice.ts';
import { numberFault } from './compare-number.ts';
import { compareValues } from './compare-values.ts';
import { fieldNamesAt, inField, inItems } from './expression.ts';
import { type Member, membersOf } from './member.ts';
import {
  alwaysNull,
  byRule,
  mayBeNull,
  nameOf,
  nameOfMember,
  type Place,
  proven,
  refuted,
  rewrite,
  unproven,
} from './place.ts';
import { textFault } from './texts/compare-text.ts';
import type { Verdict } from './verdict.ts';

/** Says for a value of these forms, and for everything in it, whether the contract accepts it. */
export function compare(members: Member[], contract: z.core.$ZodType, place: Place): Verdict[] {
  const { def } = (contract as z.core.$ZodTypes)._zod;
  const known = members.filter(({ is }) => is !== 'unknown');
  if (members.length === 0) return [unproven(place, 'has no value that groq-js can foretell', rewrite)];
  if (known.length < members.length && def.type !== 'unknown' && def.type !== 'any') {
    return [unproven(place, 'can be anything, as far as the query tells', rewrite)];
  }
  switch (def.type) {
    case 'unknown':
    case 'any':
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
      return [refuted(place, here, `may be null, and .${def.type}() replaces only what is not there`, fix)];
    }
    // What is caught is lost to visitors: it counts as if nothing caught it.
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return compare(members, def.innerType, place);
    case 'lazy':
      return compare(members, def.getter(), place);
    case 'pipe':
      if (isTransform(def.in))
        return [unproven(place, 'is changed before it is checked', 'check first, then .transform()')];
      return compare(members, def.in, place);
    case 'union':
      return compareUnion(members, def.options, place);
    default:
      return compareKnown(members, contract as z.core.$ZodTypes, place);
  }
}

function compareKnown(members: Member[], contract: z.core.$ZodTypes, place: Place): Verdict[] {
  const { def } = contract._zod;
  const missing = members.find(({ is }) => is === 'null' || is === 'absent');
  if (missing)
    return [isAlwaysNull(members) ? alwaysNull(place) : mayBeNull(place, members, nameOf(def.type))];
  if ((def.checks ?? []).some((check) => check._zod.def.check === 'custom') || def.type === 'custom') {
    return [
      unproven(place, 'is checked by code (.refine), which nobody can compare with the schema', byRule),
    ];
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
      return [refuted(place, members, `has a value, but the contract accepts only null`)];
    case 'enum':
    case 'literal':
      return compareChoice(members, contract, place);
    case 'array':
      return compareList(members, contract as z.core.$ZodArray, place);
    case 'object':
      return compareObject(members, contract as z.core.$ZodObject, place);
    default:
      return [
        unproven(place, `has a contract of the form z.${def.type}(), which the proof does not read`, rewrite),
      ];
  }
}

/** As `compare`, for what may have no form left. */
function compareRest(members: Member[], contract: z.core.$ZodType, place: Place): Verdict[] {
  return members.length === 0 ? [alwaysNull(place)] : compare(members, contract, place);
}

/** Each form of the value must be accepted by one of the options; the option that fits best says what is wrong. */
function compareUnion(members: Member[], options: readonly z.core.$ZodType[], place: Place): Verdict[] {
  return members.flatMap((member) => {
    const isNothing = member.is === 'null' || member.is === 'absent';
    const nothing = member.is === 'null' ? null : undefined;
    if (isNothing && options.some((option) => z.core.safeParse(option, nothing).success))
      return [proven(place)];
    const tries = options.map((option) => compare([member], option, place));
    const [best = []] = tries.toSorted((a, b) => distance(a) - distance(b));
    return best;
  });
}

/** How far a value is from an option: one for another `_type` is further away than one with faults inside. */
function distance(verdicts: Verdict[]): number {
  const faults = verdicts.filter(({ verdict }) => verdict !== 'proven');
  return faults.length + (faults.some(({ path }) => path.endsWith('_type')) ? 1000 : 0);
}

function compareList(members: Member[], contract: z.core.$ZodArray, place: Place): Verdict[] {
  const { element, checks = [] } = contract._zod.def;
  const other = members.find(({ is }) => is !== 'list');
  if (other)
    return [refuted(place, [other], `may be ${nameOfMember(other)}, but the contract requires a list`)];
  const items = members.flatMap((member) =>
    member.is === 'list' ? membersOf(member.of, place.extracted) : [],
  );
  const inner = { ...place, path: `${place.path}[]`, expression: inItems(place.expression) };
  // An empty list has no items that could be wrong.
  const inItem = items.length === 0 ? [] : compare(items, element, inner);
  return [...compareBounds(checks as z.core.$ZodCheck[], place), ...inItem];
}

function compareObject(members: Member[], contract: z.core.$ZodObject, place: Place): Verdict[] {
  const { shape, catchall } = contract._zod.def;
  const other = members.find(({ is }) => is !== 'object');
  if (other)
    return [
      refuted(place, [other], `may be ${nameOfMember(other)}, but the contract requires a group of fields`),
    ];
  const objects = members.flatMap((member) => (member.is === 'object' ? [member] : []));

  const inShape = Object.entries(shape).flatMap(([key, field]) => {
    const inner = {
      ...place,
      path: place.path ? `${place.path}.${key}` : key,
      expression: inField(place.expression, key),
    };
    const values = objects.flatMap(({ fields, isOpen }): Member[] => {
      const found = fields[key];
      if (!found) return [{ is: isOpen ? 'unknown' : 'absent' }];
      const forms = membersOf(found.value, place.extracted);
      return found.optional ? [...forms, { is: 'absent' }] : forms;
    });
    const isNowhere = values.length > 0 && values.every(({ is }) => is === 'absent');
    if (isNowhere && objects.length > 0) {
      const reason = "is not in the query's result, but in the contract";
      return [refuted(inner, [], reason, `add "${key}" to the projection, or take it out of the contract`)];
    }
    // A default hides a slip: the value is there, and always the same.
    const slip = fieldNamesAt(inner.expression, place.extracted);
    return slip ? [alwaysNull(inner)] : compare(values, field, inner);
  });

  // A loose object takes what comes; any other drops or refuses what the query need not have asked for.
  const dropped =
    catchall?._zod.def.type === 'unknown'
      ? []
      : objects.flatMap(({ fields }) =>
          Object.keys(fields).filter((key) => !(key in shape) && !key.startsWith('_')),
        );
  const tooMuch = [...new Set(dropped)].map((key) => {
    const inner = { ...place, path: place.path ? `${place.path}.${key}` : key };
    return refuted(
      inner,
      [],
      'is in the query, but not in the contract: it is asked for and dropped',
      `add "${key}" to the contract, or take it out of the projection`,
    );
  });
  return [...inShape, ...tooMuch];
}

function isAlwaysNull(members: Member[]): boolean {
  return members.length > 0 && members.every(({ is }) => is === 'null');
}

function has(members: Member[], form: Member['is']): boolean {
  return members.some(({ is }) => is === form);
}

function without(members: Member[], form: Member['is']): Member[] {
  return members.filter(({ is }) => is !== form);
}

function isTransform(contract: z.core.$ZodType): boolean {
  return contract._zod.def.type === 'transform';
}
