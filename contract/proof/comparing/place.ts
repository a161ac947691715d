import type * as z from 'zod';
import type { FindingName } from '../../findings.ts';
import { type Expression, fieldNamesAt, isDirect } from '../query-types/expression.ts';
import type { ExtractedSchema, Origin } from '../query-types/extract.ts';
import { fieldRead } from '../query-types/field-read.ts';
import type { Verdict } from '../verdict.ts';
import type { Judged } from './judged.ts';
import type { Member } from './member.ts';

/**
 * Says whether a contract accepts a value of some forms, and everything in it: `compare`, passed on to what it calls.
 */
export type Compare = (members: Member[], contract: z.core.$ZodType, place: Place) => Verdict[];

/** Where a comparison stands: the path of the value, and the part of the query that makes it. */
export interface Place {
  path: string;
  extracted: ExtractedSchema;
  /** Not known where the query's text does not say it, as behind a condition. */
  expression?: Expression;
  /** What has been judged on the way; a comparison that begins has none. */
  judged?: Judged;
}

/** The verdict on a value that may be null because nobody filled it in, or whose key may be missing, or either. */
export function mayBeNull(
  place: Place,
  members: Member[],
  wanted: string,
  gap: Gap = gapOf(members),
): Verdict {
  const { field, rules } = originOf(members) ?? {};
  const read = fieldRead(place.expression);
  const empty = field ? !rules?.required && field : read?.mayBeEmpty && read.field;
  const inStudio = empty ? [`in ${empty}: validation: (rule) => rule.required()`] : [];
  const inContract = { null: '.nullable()', missing: '.optional()', 'null or missing': '.nullish()' }[gap];
  const fix = [
    ...inStudio,
    'or coalesce(…, a default) in the query',
    `or ${inContract} in the contract`,
  ].join('; ');
  return refuted(
    place,
    'may-be-null',
    members,
    `may be ${gap}, but the contract requires ${wanted}`,
    fix.replace(/^or /, ''),
  );
}

type Gap = 'null' | 'missing' | 'null or missing';

function gapOf(members: Member[]): Gap {
  const isNull = members.some(({ is }) => is === 'null');
  if (!members.some(({ is }) => is === 'absent')) return 'null';
  return isNull ? 'null or missing' : 'missing';
}

/** The verdict on a value that is never there: mostly a slip in a name. */
export function alwaysNull(place: Place): Verdict {
  const known = fieldNamesAt(place.expression);
  if (!known)
    return flawed(
      place,
      'never-filled-in',
      'is always null: the query reads a field that the schema does not have',
      'check its name for a typo',
    );
  if (known.isReference)
    return flawed(
      place,
      'never-filled-in',
      `is never filled in: "${known.name}" is asked of a reference, which is not followed`,
      'follow it in the query: `field->{ … }`, or `field->name`',
    );
  const reason = `is never filled in: "${known.name}" is not a field of ${known.of}, whose fields are ${known.names.join(', ')}`;
  const fix = 'correct the name in the query, or add the field to the schema';
  return flawed(place, 'never-filled-in', reason, fix);
}

/** The reason given for a key that a contract does not name and refuses. */
export const refusedKey = 'is in the query, and the contract refuses keys that it does not name';
/** The reason given for a key that a contract does not name and drops. */
export const droppedKey = 'is in the query, but not in the contract: it is asked for and dropped';

/** Whether a verdict is on a key that the contract does not name. */
export function isFurtherKey({ name }: Verdict): boolean {
  return name === 'key-refused' || name === 'asked-for-and-dropped';
}

/** What helps against a form that the proof does not read. */
export const rewrite =
  'write it in a form the proof can follow ("What can be proved" in the README of @tessera/contract), or list the path in "excused" beside the contract, with the reason';
/** What helps against a rule that stands in code. */
export const byRule =
  'use a rule that zod and Sanity both know (min, max, regex, list), or list the path in "excused" beside the contract, with the reason';

/** The verdict on a value that is always accepted. */
export function proven({ path }: Place): Verdict {
  return { path, verdict: 'proven', reason: '' };
}

/**
 * The verdict on a value that an editor can publish and the contract refuses; `unproven` where the query does more than
 * read it.
 */
export function refuted(
  { path, expression }: Place,
  name: FindingName,
  from: Member[],
  reason: string,
  fix?: string,
  value?: unknown,
): Verdict {
  const field = originOf(from)?.field;
  const refused = field !== undefined && value !== undefined ? { refused: { field, value } } : {};
  // Behind a condition or a function, a value need not be everything that its type permits.
  const isSure = expression && isDirect(expression) && !field?.startsWith('sanity.');
  const verdict = isSure ? 'refuted' : 'unproven';
  return {
    path,
    verdict,
    name,
    reason,
    field: fieldOf(from) ?? fieldRead(expression)?.field,
    fix,
    ...refused,
  };
}

/**
 * The verdict on a known value that the contract refuses; `unproven` for one of no field, which a condition may rule
 * out.
 */
export function refutedValue(
  place: Place,
  name: FindingName,
  member: Member,
  reason: string,
  fix = byRule,
): Verdict {
  const isSure = !('origin' in member) || member.origin !== undefined;
  return isSure ? refuted(place, name, [member], reason, fix) : unproven(place, name, reason, fix, [member]);
}

/** The verdict on what refuses nothing and yet cannot be intended. */
export function flawed({ path }: Place, name: FindingName, reason: string, fix: string): Verdict {
  return { path, verdict: 'flaw', name, reason, field: undefined, fix };
}

/** The verdict on a value of which the proof cannot tell. */
export function unproven(
  { path }: Place,
  name: FindingName,
  reason: string,
  fix: string,
  from: Member[] = [],
): Verdict {
  return { path, verdict: 'unproven', name, reason, field: fieldOf(from), fix };
}

/** The contracts that accept whatever a form can be. */
export const contractOf: Record<Member['is'], string> = {
  text: 'z.string()',
  number: 'z.number()',
  boolean: 'z.boolean()',
  list: 'z.array(…)',
  object: 'z.object(…)',
  null: 'z.null()',
  absent: '.optional()',
  unknown: 'z.unknown()',
};

/** The verdict on a value of another form than the contract demands; `wanted` is that form in words. */
export function otherForm(place: Place, member: Member, wanted: string): Verdict {
  const reason = `may be ${nameOfMember(member)}, but the contract requires ${wanted}`;
  return refuted(place, 'other-form', [member], reason, `${contractOf[member.is]} in the contract`);
}

/** A form in words: `any text`, `"deep"`, `null`. */
export function nameOfMember(member: Member): string {
  if ('value' in member && member.value !== undefined) return JSON.stringify(member.value);
  return {
    text: 'any text',
    number: 'any number',
    boolean: 'yes or no',
    list: 'a list',
    object: 'a group of fields',
    null: 'null',
    absent: 'missing',
    unknown: 'anything',
  }[member.is];
}

/** A form of contract in words. */
export function nameOf(type: string): string {
  const names: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    boolean: 'yes or no',
    array: 'a list',
    object: 'a group of fields',
    enum: 'one of its choices',
    literal: 'a certain value',
  };
  return names[type] ?? type;
}

function originOf(members: Member[]): Origin | undefined {
  return members.flatMap((member) => ('origin' in member && member.origin ? [member.origin] : []))[0];
}

function fieldOf(members: Member[]): string | undefined {
  const origin = originOf(members);
  if (!origin?.rules.isUncertain) return origin?.field;
  return `${origin.field}, some of whose rules look at what is around it and count as nothing`;
}
