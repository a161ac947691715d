import { createHash } from 'node:crypto';
import { type CompiledType, isShared, placeOfItems } from '../reading/compiled-type.ts';
import type { Call } from '../reading/heard-rules.ts';
import { callsInForce } from '../reading/rules.ts';
import { printCode, printRule } from './print-code.ts';

/**
 * What the Studio does with a field beyond the form of what is stored; code is kept as one line, whatever its
 * formatting, and a rule in code without the words of its messages.
 */
export interface Editing {
  /** Rules that keep from publishing and that are not in the `SnapshotField`, code among them. */
  demands?: string[];
  /** Rules that only warn. */
  advises?: string[];
  /** Whether it is a reference that does not keep its target from being deleted. */
  weak?: true;
  initial?: string;
  hidden?: string;
  readOnly?: string;
}

/** The `Editing` of every field of a type, by its path in the snapshot; the type itself has the empty path. */
export function editingOf(type: CompiledType): Record<string, Editing> {
  const found: Record<string, Editing> = {};
  collect(type, '');
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));

  function collect(one: CompiledType, path: string): void {
    const own = withoutInherited(ownEditing(one), one);
    if (Object.keys(own).length > 0) found[path] = own;
    // What stands in a named type is told at that type.
    if (path && isShared(one)) return;
    // The fields of a reference are Sanity's own.
    const fields = one.to ? [] : (one.fields ?? []);
    for (const field of fields)
      if (!isOfSanity(one, field.name)) collect(field.type, path ? `${path}.${field.name}` : field.name);
    for (const member of one.of ?? []) collect(member, placeOfItems(path, one, member));
    for (const mark of marksOf(one)) collect(mark, `${path}.${mark.name}`);
  }
}

const ofSanity: Readonly<Record<string, readonly string[]>> = {
  image: ['asset', 'hotspot', 'crop', 'media'],
  file: ['asset', 'media'],
  slug: ['current', 'source'],
  block: ['style', 'list', 'listItem', 'markDefs', 'level'],
};

/** The marks of a text that hold something, such as a link; Sanity compiles them into the text's spans. */
function marksOf(type: CompiledType): CompiledType[] {
  return 'annotations' in type && Array.isArray(type.annotations) ? type.annotations : [];
}

const isOfSanity = (type: CompiledType, field: string): boolean =>
  [type.name, type.type?.name].some((name) => name && ofSanity[name]?.includes(field));

/** Leaves out what a named type brings along, which is told at that type. */
function withoutInherited(own: Editing, type: CompiledType): Editing {
  if (!type.type || !isShared(type)) return own;
  const inherited: Editing = ownEditing(type.type);
  const known = new Map(Object.entries(inherited));
  return Object.fromEntries(
    Object.entries(own).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(known.get(name))),
  );
}

function ownEditing(type: CompiledType): Editing {
  const { demanded, advised, isUncertain } = callsInForce(type);
  const whole = isUncertain ? [type.validation].flat().map((one) => textOf(one)) : [];
  const demands = [...whole, ...demanded.filter(isUnread).map(textOfCall)];
  const advises = advised.filter(({ name }) => name !== 'warning' && name !== 'info').map(textOfCall);
  const { weak, initialValue, hidden, readOnly } = type;
  return {
    ...(demands.length > 0 && { demands }),
    ...(advises.length > 0 && { advises }),
    ...(weak && { weak }),
    ...(initialValue !== undefined && { initial: textOf(initialValue) }),
    ...(Boolean(hidden) && { hidden: textOf(hidden) }),
    ...(Boolean(readOnly) && { readOnly: textOf(readOnly) }),
  };
}

// Rules that the `SnapshotField` tells (snapshot.ts), and messages and levels, which demand nothing.
const read = new Set(
  'required optional integer positive negative error type all reset skip email assetRequired'.split(' '),
);
// Of these only numbers are: a limit can also be a day, or what another field holds.
const limits = new Set('min max length greaterThan lessThan'.split(' '));

function isUnread({ name, given }: Call): boolean {
  const isInverted = given.some((one) => typeof one === 'object' && one !== null && 'invert' in one);
  const isPlainPattern = name === 'regex' && !isInverted;
  const isPlainAddress = name === 'uri' && given.length === 0;
  const isPlainLimit = limits.has(name) && typeof given[0] === 'number';
  return !read.has(name) && !isPlainPattern && !isPlainAddress && !isPlainLimit;
}

const textOfCall = ({ name, given }: Call): string =>
  `${name}(${given.map((one) => (name === 'custom' ? textOf(one, printRule) : textOf(one))).join(', ')})`;

const maxLength = 120; // of what is kept as it is

/** A value or a function as a short text; of a long one, its beginning and a hash of the whole. */
function textOf(value: unknown, printFunction = printCode): string {
  const text = typeof value === 'function' ? printFunction(value) : printValue(value);
  if (text.length <= maxLength) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return `${text.slice(0, maxLength)}… #${hash}`;
}

function printValue(value: unknown): string {
  const print = (_name: string, one: unknown) => {
    if (typeof one === 'function') return printCode(one);
    return one instanceof RegExp ? String(one) : one;
  };
  return JSON.stringify(value, print) ?? String(value);
}
