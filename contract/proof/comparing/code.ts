import * as z from 'zod';
import { whatBlankBecomes } from '../../checking/blank-becomes.ts';
import { checkContract } from '../../checking/check-contract.ts';
import type { Verdict } from '../verdict.ts';
import type { Member } from './member.ts';
import {
  type Compare,
  mayBeNull,
  nameOfMember,
  type Place,
  proven,
  refuted,
  refutedValue,
  unproven,
} from './place.ts';

/**
 * The verdicts on both halves of a `.pipe()` or `.transform()`. When a plain function changes the value after its
 * check, the verdict rests on the search; what is checked after such a change, or decoded, nobody can compare.
 */
export function comparePipe(
  members: Member[],
  contract: z.core.$ZodPipe,
  place: Place,
  compare: Compare,
): Verdict[] {
  const { def } = contract._zod;
  const known = compareByRunning(members, contract, place);
  if (known) return known;
  const code = [codeOf(def.in), codeOf(def.out), Reflect.get(def, 'transform')].filter(isFunction);
  if (code.some(isAsync))
    return [refuted(place, 'asynchronous', [], asynchronous, 'make its functions synchronous')];
  if (Reflect.get(def, 'transform'))
    return [
      unproven(
        place,
        'changed-by-code',
        'is decoded by code, which nobody can compare with the schema',
        afterCheck,
      ),
    ];
  if (codeOf(def.in))
    return [unproven(place, 'changed-by-code', 'is changed before it is checked', afterCheck)];
  const first = compare(members, def.in, place);
  const change = codeOf(def.out);
  if (change && change.length < 2) return resting(first, place);
  if (change) {
    const reason = 'is changed by code that can refuse it (its second parameter adds issues)';
    return merged(first, [
      unproven(place, 'changed-by-code', reason, 'a transform with one parameter, after a check'),
    ]);
  }
  if (!isUnchanging(def.in))
    return merged(first, [
      unproven(place, 'changed-by-code', 'is checked again after code has changed it', afterCheck),
    ]);
  return merged(first, compare(members, def.out, place));
}

/** Runs the known values among forms through a contract; undefined when a form has no known value. */
export function compareByRunning(
  members: Member[],
  contract: z.core.$ZodTypes,
  place: Place,
): Verdict[] | undefined {
  const values = members.map(knownValue);
  if (members.length === 0 || values.includes(notKnown)) return undefined;
  const faults = members.flatMap((member, index) => {
    // zod's types of a contract and of its core are one and the same at run time.
    const checked = checkContract(contract as unknown as z.ZodType, values[index]);
    // A missing key is not the same as one that is undefined: some contracts accept only the latter.
    if (checked.success && (member.is !== 'absent' || acceptsMissing(contract))) return [];
    const why = checked.error?.issues[0]?.message ?? 'its key must be there';
    return [
      refutedValue(
        place,
        'value-not-accepted',
        member,
        `may be ${nameOfMember(member)}, which the contract refuses: ${why}`,
      ),
    ];
  });
  return faults.length > 0 ? faults : [proven(place)];
}

/**
 * Whether an object may lack a key that has this contract: some contracts accept `undefined` and still demand the key.
 */
export function acceptsMissing(contract: z.core.$ZodType): boolean {
  return checkContract(z.object({ key: contract }), {}).success;
}

/** The verdicts on a contract that first converts what it is given (`z.coerce`): known values are tried. */
export function compareCoerced(members: Member[], contract: z.core.$ZodTypes, place: Place): Verdict[] {
  const { type, checks = [] } = contract._zod.def;
  if (members.some(({ is }) => is === 'absent')) return [mayBeNull(place, members, 'a value', 'missing')];
  const isAnything = (type === 'string' || type === 'boolean') && checks.length === 0;
  if (isAnything) return [proven(place)];
  const reason = 'is made into another form before it is checked (z.coerce)';
  return (
    compareByRunning(members, contract, place) ?? [
      unproven(place, 'changed-by-code', reason, afterCheck, members),
    ]
  );
}

/**
 * The verdict on checks by code (`.refine`): unproven, or refuted when they are asynchronous, because no page waits for
 * them. Undefined when there are none.
 */
export function checkedByCode(contract: z.core.$ZodTypes, place: Place, fix: string): Verdict | undefined {
  const { def } = contract._zod;
  const checks = (def.checks ?? []).filter((check) => check._zod.def.check === 'custom');
  if (checks.length === 0 && def.type !== 'custom') return undefined;
  const own = checks.flatMap((check) => [Reflect.get(check._zod.def, 'fn'), check._zod.check]);
  if ([...own, Reflect.get(def, 'fn')].filter(isFunction).some(isAsync))
    return refuted(place, 'asynchronous', [], asynchronous, 'make its functions synchronous');
  return unproven(
    place,
    'checked-by-code',
    'is checked by code (.refine), which nobody can compare with the schema',
    fix,
  );
}

/**
 * The verdict on checks around another contract, as in `.nullable().refine(…)`; undefined when none of them can refuse
 * anything.
 */
export function checkedAround(contract: z.core.$ZodTypes, place: Place, fix: string): Verdict | undefined {
  const byCode = checkedByCode(contract, place, fix);
  const checks = (contract._zod.def.checks ?? []).map((check) => check._zod.def.check);
  if (byCode || checks.every((check) => refusesNothing.has(check))) return byCode;
  return unproven(place, 'not-read', 'has a check around it that the proof does not read', fix);
}

/** Whether a contract is `z.unknown()` or its like, which may stand within `.optional()` and `.nullable()`. */
export function acceptsAnything(contract: z.core.$ZodType): boolean {
  const { def } = (contract as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'nullable') return acceptsAnything(def.innerType);
  return def.type === 'unknown' || def.type === 'any';
}

/** The verdict on a contract that is asynchronous. */
export function neverWaitedFor(place: Place): Verdict {
  return refuted(place, 'asynchronous', [], asynchronous, 'make its functions synchronous');
}

// To zod, a description is a check, too.
const refusesNothing = new Set(['describe', 'meta', 'overwrite']);
const asynchronous = 'is asynchronous, and no page waits for it';
const afterCheck = 'check first, then .transform()';
const notKnown = Symbol('a value that is not known');

function knownValue(member: Member): unknown {
  if (member.is === 'null') return null;
  if (member.is === 'absent') return undefined;
  return 'value' in member && member.value !== undefined ? member.value : notKnown;
}

function codeOf(contract: z.core.$ZodType): ((...given: unknown[]) => unknown) | undefined {
  const { def } = (contract as z.core.$ZodTypes)._zod;
  return def.type === 'transform' && isFunction(def.transform) ? def.transform : undefined;
}

function isFunction(value: unknown): value is (...given: unknown[]) => unknown {
  return typeof value === 'function';
}

function isAsync(code: (...given: unknown[]) => unknown): boolean {
  return Object.prototype.toString.call(code) === '[object AsyncFunction]';
}

/**
 * The verdicts, with `searched` at the place itself because code changes the value after its check; when there is a
 * fault at that place, the verdicts as they are.
 */
function resting(verdicts: Verdict[], { path }: Place): Verdict[] {
  const isHere = (one: Verdict) => one.path === path;
  if (verdicts.some((one) => isHere(one) && one.verdict !== 'proven')) return verdicts;
  const reason = 'is changed by code after the check, which is tried and not proven';
  return [...verdicts.filter((one) => !isHere(one)), { path, verdict: 'searched', reason }];
}

/** The verdicts, which rest on the search when the project's own code overwrites what was checked (`.overwrite`). */
export function restingOnCode(verdicts: Verdict[], contract: z.core.$ZodType, place: Place): Verdict[] {
  const isOwn = (contract._zod.def.checks ?? []).some((check) => {
    const { def } = check._zod;
    const change: unknown = Reflect.get(def, 'tx');
    const isKnown = zodsOwn.has(String(change)) || whatBlankBecomes(change) !== undefined;
    return def.check === 'overwrite' && !isKnown;
  });
  return isOwn ? resting(verdicts, place) : verdicts;
}

// Zod's own overwrites throw nothing.
const zodsOwn = new Set(
  [z.string().trim(), z.string().toLowerCase(), z.string().toUpperCase(), z.string().normalize()].flatMap(
    ({ def }) => (def.checks ?? []).map((check) => String(Reflect.get(check._zod.def, 'tx'))),
  ),
);

/** Joins two lists of verdicts on the same values: a value is proven only when both say so. */
export function merged(first: Verdict[], second: Verdict[]): Verdict[] {
  const isWell = ({ verdict }: Verdict) => verdict === 'proven';
  const all = [...first, ...second.filter((one) => !first.some((own) => isSame(own, one)))];
  return all.filter((one) => !isWell(one) || !all.some((own) => own.path === one.path && !isWell(own)));
}

function isSame(a: Verdict, b: Verdict): boolean {
  return a.path === b.path && a.verdict === b.verdict && a.reason === b.reason;
}

/** Whether a contract hands on exactly what it was given. */
export function isUnchanging(contract: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): boolean {
  if (seen.has(contract)) return true;
  seen.add(contract);
  const of = (inner: z.core.$ZodType) => isUnchanging(inner, seen);
  const { def } = (contract as z.core.$ZodTypes)._zod;
  const isChanged = (def.checks ?? []).some((check) => check._zod.def.check === 'overwrite');
  if (isChanged || ('coerce' in def && def.coerce)) return false;
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'enum':
    case 'literal':
    case 'unknown':
    case 'any':
      return true;
    case 'nullable':
    case 'optional':
    case 'readonly':
    case 'nonoptional':
      return of(def.innerType);
    case 'lazy':
      return of((contract as z.core.$ZodLazy)._zod.innerType);
    case 'array':
      return of(def.element);
    case 'union':
      return def.options.every(of);
    case 'intersection':
      return of(def.left) && of(def.right);
    case 'object':
      return Object.values(def.shape).every(of);
    default:
      return false;
  }
}
