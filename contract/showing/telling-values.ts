import * as fc from 'fast-check';
import type { CustomRules } from '../project.ts';
import { choicesOf } from '../reading/choices.ts';
import {
  baseOf,
  type CompiledType,
  type Field,
  holdsItself,
  isShared,
  placeOfItems,
  rootOf,
  targetsOf,
} from '../reading/compiled-type.ts';
import { readRules } from '../reading/rules.ts';
import { isFilledIn } from '../search/values.ts';
import { tellingBlocks } from './telling-blocks.ts';
import { tellingLists } from './telling-lists.ts';
import { tellingNumbers } from './telling-numbers.ts';
import { tellingTexts } from './telling-texts.ts';

/** Where telling values stand. */
export interface Surrounding {
  /** The ids of the documents that there are, by their type. */
  ids: Readonly<Record<string, readonly string[]>>;
  /** The type that references lead to when they can lead to several. */
  preferred?: string;
  /** Values that a contract is said to refuse, by their field as a finding names it. */
  refused: ReadonlyMap<string, readonly unknown[]>;
  rules?: CustomRules;
}

type Fields = Record<string, unknown>;

// Values in values must end somewhere, for a type that stands within itself, too.
const maxNesting = 5;

/**
 * Where a value stands: its field as findings name it, beginning with the named type that it is part of, and how deep.
 */
export interface At {
  place: string;
  depth: number;
}

/**
 * Values of a type that an editor can publish and on which contracts and types differ, the least first: what may be
 * missing is missing, then one thing at a time varies. They come one by one, because there can be many.
 */
function* tellingValues(type: CompiledType, at: At, around: Surrounding): Generator<unknown> {
  yield* around.refused.get(at.place) ?? [];
  const choices = choicesOf(type).map(({ value }) => value);
  const rules = readRules(type);
  switch (rootOf(type)) {
    case 'boolean':
      yield* [false, true];
      return;
    case 'number':
      yield* choices.length > 0 ? choices : tellingNumbers(rules);
      return;
    case 'array':
      yield* tellingLists(type, rules, (member, own) =>
        tellingValues(member, inside(member, at, own), around),
      );
      return;
    case 'reference':
      yield* references(type, around);
      return;
    case 'block':
      yield* tellingBlocks(type, (member, own) => tellingValues(member, inside(member, at, own), around));
      return;
    case 'image':
    case 'file':
    case 'object':
    case 'document':
      yield* tellingObjects(type, at, around);
      return;
    case 'slug':
      yield* slugs(around, at);
      return;
    case 'geopoint':
      yield { _type: 'geopoint', lat: 0, lng: 0 };
      return;
    default:
      yield* choices.length > 0 ? choices : tellingTexts(rules);
  }
}

/**
 * Objects of a type: with nothing but what they must have, with one more thing, with everything, and without one thing.
 */
export function* tellingObjects(type: CompiledType, at: At, around: Surrounding): Generator<Fields> {
  if (at.depth > maxNesting) return;
  const fields = fieldsOf(type, at);
  const valuesOf = (field: Field) => valuesOfField(type, field, at, around);
  const least = filled(type, fields.filter(isRequired), at, around);
  yield mended(type, least, around);
  for (const field of fields)
    for (const value of valuesOf(field)) yield mended(type, { ...least, [field.name]: value }, around);
  const full = fullOf(type, at, around);
  yield full;
  for (const { name } of fields.filter((field) => !isRequired(field))) {
    const { [name]: _, ...others } = full;
    yield mended(type, others, around);
  }
  if (at.depth > 0) return;
  for (const field of fields)
    for (const value of valuesOf(field)) yield mended(type, { ...full, [field.name]: value }, around);
}

/** An object of a type in which everything is filled in. */
export function fullOf(type: CompiledType, at: At, around: Surrounding): Fields {
  const own = Object.fromEntries(
    fieldsOf(type, at).flatMap((field): [string, unknown][] => {
      const value =
        fullValue(field, insideField(field, at), around) ?? first(valuesOfField(type, field, at, around));
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
  return mended(type, { ...nameOf(type), ...own }, around);
}

/** A full value of a field that holds fields or items; undefined for any other. */
function fullValue({ type }: Field, at: At, around: Surrounding): unknown {
  const root = rootOf(type);
  const isObject = root === 'object' || root === 'image' || root === 'file';
  if (isObject && at.depth <= 3) return fullOf(type, at, around);
  if (root !== 'array' || choicesOf(type).length > 0 || at.depth > 3) return undefined;
  const members = type.of ?? [];
  const { max = members.length } = readRules(type);
  const items = members.slice(0, max).flatMap((member) => {
    const own = inside(member, at, placeOfItems('', type, member));
    const value =
      fullValue({ name: '', type: member }, own, around) ?? first(tellingValues(member, own, around));
    return value === undefined ? [] : [value];
  });
  const { min = 0 } = readRules(type);
  return items.length < Math.max(min, 1) ? undefined : items.map(keyed);
}

function keyed(item: unknown, index: number): unknown {
  return typeof item === 'object' && item !== null ? { _key: `k${index}`, ...item } : item;
}

function filled(type: CompiledType, fields: readonly Field[], at: At, around: Surrounding): Fields {
  const own = fields.flatMap((field): [string, unknown][] => {
    const value = first(valuesOfField(type, field, at, around));
    return value === undefined ? [] : [[field.name, value]];
  });
  return { ...nameOf(type), ...Object.fromEntries(own) };
}

function* valuesOfField(owner: CompiledType, field: Field, at: At, around: Surrounding): Generator<unknown> {
  const { name, type } = field;
  const known = around.rules?.values ?? {};
  const isText = type.jsonType === 'string' || rootOf(type) === 'slug';
  const own = known[`${owner.name}.${name}`] ?? (isText ? known[name] : undefined);
  if (name === 'asset' && !type.to?.some(({ name: target }) => target in around.ids)) return;
  const values = own
    ? fc.sample(own, { numRuns: 5, seed: 1 })
    : tellingValues(type, insideField(field, at), around);
  for (const value of values) if (!isRequired(field) || isFilledIn(value)) yield value;
}

function insideField({ name, type }: Field, at: At): At {
  return inside(type, at, `.${name}`);
}

/** The place of a value of a named type begins with that name. */
function inside(type: CompiledType, { place, depth }: At, own: string): At {
  const isNamed = isShared(type) && !isOfSanity.has(baseOf(type));
  return { place: isNamed ? baseOf(type) : place + own, depth: depth + 1 };
}

const isOfSanity = new Set([
  'object',
  'document',
  'array',
  'string',
  'text',
  'number',
  'boolean',
  'image',
  'file',
  'reference',
  'block',
  'slug',
  'url',
  'email',
  'date',
  'datetime',
  'geopoint',
  'span',
  'crossDatasetReference',
  'globalDocumentReference',
]);

function fieldsOf(type: CompiledType, { depth }: At): Field[] {
  const root = rootOf(type);
  const isAsset = root === 'image' || root === 'file';
  const fields = (type.fields ?? []).filter(
    ({ name, type: own }) =>
      !(isAsset && ['media', 'crop', 'hotspot'].includes(name)) && (depth < 3 || !holdsItself(own)),
  );
  // The rules of the picture say whether it must have an asset.
  return isAsset && readRules(type).hasAsset
    ? fields.map((field) =>
        field.name === 'asset' ? { ...field, type: { ...field.type, validation: demanded } } : field,
      )
    : fields;
}

const demanded = (rule: { required(): unknown }) => rule.required();

function isRequired({ type }: Field): boolean {
  return readRules(type).required === true;
}

function nameOf({ name }: CompiledType): Fields {
  return name === 'object' ? {} : { _type: name };
}

function mended(type: CompiledType, value: Fields, { rules }: Surrounding): Fields {
  const mend = rules?.mend ?? {};
  return (Object.hasOwn(mend, type.name) && mend[type.name]?.(value)) || value;
}

function* references(type: CompiledType, { ids, preferred }: Surrounding): Generator<unknown> {
  const targets = targetsOf(type).toSorted((a, b) => Number(b === preferred) - Number(a === preferred));
  const weakly = type.weak ? { _weak: true } : {};
  const known = targets.flatMap((target) => ids[target] ?? []);
  for (const _ref of [...known, ...(type.weak ? ['deleted-long-ago'] : [])])
    yield { _type: 'reference', _ref, ...weakly };
}

function* slugs({ refused, rules }: Surrounding, { place }: At): Generator<unknown> {
  const own = rules?.values.slug;
  if (own) yield* fc.sample(own, { numRuns: 3, seed: 1 });
  for (const current of [
    ...(refused.get(`${place}.current`) ?? []),
    ...(refused.get('slug.current') ?? []),
    'a',
    'b',
    'a-b',
    'A/b',
  ])
    yield { _type: 'slug', current };
}

/** The first of some values. */
export function first(values: Iterable<unknown>): unknown {
  for (const value of values) return value;
  return undefined;
}
