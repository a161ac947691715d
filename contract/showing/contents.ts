import * as fc from 'fast-check';
import { compiledType } from '../compiled-type-of.ts';
import type { CustomRules, StoredDocument } from '../project.ts';
import { choicesOf } from '../reading/choices.ts';
import { type CompiledType, targetsWithin } from '../reading/compiled-type.ts';
import { readRules } from '../reading/rules.ts';
import { objects } from '../search/values.ts';
import { assets } from '../search/world.ts';
import { fullOf, type Surrounding, tellingObjects } from './telling-values.ts';

/** A section or a document that an editor can publish, and the documents that stand around it. */
export interface Content {
  /** Undefined when the dataset is empty. */
  own?: Record<string, unknown>;
  around: StoredDocument[];
}

/** What contents are made of. */
export interface Material {
  compiled: { get(name: string): unknown };
  /** Every type of document that there is. */
  documentTypes: readonly string[];
  /** The field that holds the sections of a page; documents that only stand around are made without it. */
  held?: string;
  rules?: CustomRules;
  refused: Surrounding['refused'];
}

const randomRuns = 100;
const triedRuns = 40;
const maxChoices = 3;
// With so many, custom rules permit some.
const randomAround = 20;

/**
 * Contents that can show a fault of a type, the least first: the thing itself varied in one place, then what stands
 * around it, then some at random. `around` are documents that an editor can publish (`candidatesOf`).
 */
export function* contentsOf(
  name: string,
  material: Material,
  around: readonly StoredDocument[],
): Generator<Content> {
  const type = compiledType(material.compiled, name);
  if (!type) return;
  const { rules, refused } = material;
  const surrounding: Surrounding = { ids: idsOf([...around, ...assets]), refused, rules };
  const at = { place: name, depth: 0 };
  const all = [...around, ...assets];
  const [least] = tellingObjects(type, at, { ...surrounding, ids: idsOf(assets) });
  yield { own: least, around: assets };
  for (const own of tellingObjects(type, at, surrounding)) yield { own, around: all };
  for (const own of tellingObjects(type, at, surrounding))
    for (const other of withOtherChoices(type, own)) yield { own: other, around: all };

  const withVaried = (ownsOf: (full: Record<string, unknown>) => Record<string, unknown>[]) =>
    amongVaried(type, name, material, { around, surrounding, ownsOf });
  yield* withVaried((full) => [full, ...withOtherChoices(type, full)]);
  yield* atRandom(type, material, all, randomRuns);
  // Queries also ask whether a field is there at all, and that together with a certain choice. These come last because
  // there are many.
  yield* withVaried((full) => withoutOne(type, full));
  yield* withVaried((full) => withOtherChoices(type, full).flatMap((other) => withoutOne(type, other)));
}

/**
 * Contents in which what stands around is varied, one document of each type after the other; `ownsOf` gives what stands
 * among them.
 */
function* amongVaried(
  type: CompiledType,
  place: string,
  material: Material,
  {
    around,
    surrounding,
    ownsOf,
  }: {
    around: readonly StoredDocument[];
    surrounding: Surrounding;
    ownsOf(full: Record<string, unknown>): Record<string, unknown>[];
  },
): Generator<Content> {
  const all = [...around, ...assets];
  const isFirst = (one: StoredDocument, index: number) =>
    around.findIndex(({ _type }) => _type === one._type) === index;
  for (const first of around.filter(isFirst)) {
    const { _id, _type } = first;
    const preferring = { ...surrounding, preferred: _type };
    const owns = ownsOf(fullOf(type, { place, depth: 0 }, preferring));
    const varied = withoutHeld(_type, material);
    if (!varied) continue;
    const others = all.filter((one) => one !== first);
    for (const document of tellingObjects(varied, { place: _type, depth: 0 }, preferring))
      for (const own of owns) yield { own, around: [{ ...document, _id, _type }, ...others] };
  }
}

function* atRandom(
  type: CompiledType,
  { documentTypes, rules }: Material,
  around: StoredDocument[],
  numRuns: number,
): Generator<Content> {
  const ids = { ...supposedIds(documentTypes), ...idsOf(around) };
  for (const own of fc.sample(objects(type, { ids, rules }), { numRuns, seed: 1 })) yield { own, around };
}

/** An id for every type, because a reference has to lead somewhere; whether it may lead there is judged afterwards. */
function supposedIds(documentTypes: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(documentTypes.map((one): [string, string[]] => [one, [`${one}-1`]]));
}

/** A few contents of a type, to try code against which nothing is known; few, because every proof waits for them. */
export function* contentsToTry(
  name: string,
  material: Material,
  around: readonly StoredDocument[],
): Generator<Content> {
  const type = compiledType(material.compiled, name);
  if (!type) return;
  const all = [...around, ...assets];
  const surrounding: Surrounding = { ...material, ids: idsOf(all) };
  const at = { place: name, depth: 0 };
  const [least] = tellingObjects(type, at, surrounding);
  const full = fullOf(type, at, surrounding);
  // A query may find only what has a field that the least one lacks.
  const tried = [least, full, ...withOtherChoices(type, full), ...withoutOne(type, full)];
  for (const own of tried) yield { own, around: all };
  yield* atRandom(type, material, all, triedRuns);
}

/**
 * The same object with each other choice in its own fields, because what is read of other documents may depend on it.
 */
function withOtherChoices(type: CompiledType, full: Record<string, unknown>): Record<string, unknown>[] {
  return (type.fields ?? []).flatMap(({ name, type: field }) =>
    choicesOf(field)
      .filter(({ value }) => field.jsonType !== 'array' && value !== full[name])
      .slice(0, maxChoices)
      .map(({ value }) => ({ ...full, [name]: value })),
  );
}

/** The same object, each time without one of the fields that need not be there. */
function withoutOne(type: CompiledType, full: Record<string, unknown>): Record<string, unknown>[] {
  return (type.fields ?? [])
    .filter(({ name, type: field }) => name in full && !readRules(field).required)
    .map(({ name }) => Object.fromEntries(Object.entries(full).filter(([other]) => other !== name)));
}

function idsOf(documents: readonly StoredDocument[]): Record<string, string[]> {
  const byType = Map.groupBy(documents, ({ _type }) => _type);
  return Object.fromEntries([...byType].map(([type, own]) => [type, own.map(({ _id }) => _id)]));
}

/**
 * Documents of a type that could stand around something: one with everything, one with what it must have, some at
 * random.
 */
export function* candidatesOf(name: string, material: Material): Generator<Record<string, unknown>> {
  const type = withoutHeld(name, material);
  if (!type) return;
  const { documentTypes, rules, refused } = material;
  const ids = { ...supposedIds(documentTypes), ...idsOf(assets) };
  const surrounding: Surrounding = { ids, refused, rules };
  const at = { place: name, depth: 0 };
  yield fullOf(type, at, surrounding);
  const [least = {}] = tellingObjects(type, at, surrounding);
  yield least;
  yield* fc.sample(objects(type, { ids, rules }), { numRuns: randomAround, seed: 1 });
}

function withoutHeld(name: string, { compiled, held }: Material) {
  const type = compiledType(compiled, name);
  return type && { ...type, fields: type.fields?.filter((field) => field.name !== held) };
}

/** The types of documents that these types can refer to, directly or through others. */
export function reachedFrom(names: readonly string[], material: Material): Set<string> {
  const found = new Set<string>();
  const open = [...names];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const type = names.includes(next) ? compiledType(material.compiled, next) : withoutHeld(next, material);
    if (!type) continue;
    for (const target of targetsWithin(type))
      if (!found.has(target)) {
        found.add(target);
        open.push(target);
      }
  }
  return found;
}
