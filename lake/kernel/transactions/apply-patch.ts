import { Mutation as Engine } from '@sanity/mutator';
import { byIndex } from './by-index.ts';
import { ChangedPlaces } from './changed-places.ts';
import { checkNames } from './check-names.ts';
import { checkNesting } from './check-nesting.ts';
import { checkOperands } from './check-operands.ts';
import { checkPath } from './check-path.ts';
import { checkFound, checkThere } from './check-there.ts';
import { isWide, readSteps } from './path-steps.ts';
import { type ListPart, type Look, listPartsAt, placesAt } from './places.ts';
import { rewrite } from './rewrite.ts';

type Document = Record<string, unknown>;

// The order of the engine, which the Studio runs as well.
const order = ['setIfMissing', 'set', 'unset', 'diffMatchPatch', 'inc', 'dec', 'insert'] as const;
type Operation = (typeof order)[number];

/** Told what a patch costs before that is done; it may throw to end the patch. */
export interface PatchCost {
  /** How many paths are to be followed. */
  paths(many: number): void;
  /** How many values are to be looked at, for paths that may name several. */
  looks(many: number): void;
}

/**
 * A document with the operations of a patch carried out on it; throws for what cannot be done. A path to one place is
 * followed as @sanity/mutator does it, the engine of the Studio, or by that engine itself. For paths that may name
 * several places (`a[*].b`, `a..b`, `a[1:1]`), the engine has other rules than the Content Lake and takes quadratic
 * time, so their places are looked up here. `count` is told what the patch costs, and may throw.
 *
 * @see https://www.sanity.io/docs/content-lake/json-match
 */
export function applyPatch(document: Document, operations: Document, count: PatchCost): Document {
  checkOperands(operations);
  let now = document;
  for (const operation of order) {
    const value = operations[operation];
    const paths = pathsOf(operation, value);
    count.paths(paths.length);
    for (const path of paths) {
      const { length } = readSteps(path).steps;
      if (operation === 'insert') checkNesting(length - 1, Object(value).items, path);
      else checkNesting(length, givenAt(value, path), path);
    }
    for (const path of paths) checkPath(path);
    checkNames(value);
    if (value === undefined || value === null) continue;
    // Of several paths, one may move the items of the next, so only a single one is turned into an index.
    if (operation !== 'insert') now = changeAt(now, operation, paths, value, count.looks);
    else if (paths.some(isWide)) now = insertWide(now, value, count.looks);
    else now = byEngine(now, operation, paths.length === 1 ? led(value, byIndex(now, String(paths))) : value);
  }
  return now;
}

/** An insertion with another path in place of its only one. */
const led = (insertion: object, to: string): object =>
  Object.fromEntries(Object.entries(insertion).map(([name, given]) => [name, name in sides ? to : given]));

const givenAt = (value: unknown, path: string): unknown =>
  Array.isArray(value) ? undefined : Object(value)[path];

function changeAt(
  document: Document,
  operation: Exclude<Operation, 'insert'>,
  paths: readonly string[],
  value: unknown,
  look: Look,
): Document {
  const begins = operation === 'set' || operation === 'setIfMissing';
  const places = new ChangedPlaces(document);
  for (const path of paths) {
    const given = givenAt(value, path);
    const change = (old: unknown) => changed(old, operation, given);
    if (isWide(path)) {
      places.put(changeWide(places.document, { path, begins, look }, change));
      continue;
    }
    const came = places.change(path, begins, (old) => {
      if (old !== undefined) checkFound([old], operation, path);
      return change(old);
    });
    if (came === 'nothing there') checkFound([], operation, path);
    if (came !== 'for the engine') continue;
    placesAt(places.document, path, look); // only for `look`, because the engine does not tell what it looks at
    checkThere(places.document, operation, path);
    places.put(byEngine(places.document, operation, operation === 'unset' ? [path] : { [path]: given }));
  }
  return places.document;
}

function changeWide(
  document: Document,
  { path, begins, look }: { path: string; begins: boolean; look: Look },
  change: (value: unknown) => unknown,
): Document {
  const canBegin = begins && !path.includes('..');
  const places = placesAt(document, path, look).filter((place) => canBegin || place.value !== undefined);
  // A place that stays as it is must not hide changes within it.
  const rewritings = places.flatMap(({ way, value: old }) => {
    const value = change(old);
    if (Object.is(value, old)) return [];
    checkNesting(way.length, value, path);
    return [{ way, value }];
  });
  return rewrite(document, rewritings);
}

/** What an operation makes of one value, as the engine does it. */
function changed(value: unknown, operation: Operation, given: unknown): unknown {
  if (operation === 'unset') return undefined;
  if (operation === 'set') return given;
  // As at Sanity, null is a value that is there.
  if (operation === 'setIfMissing') return value === undefined ? given : value;
  if (operation === 'inc' || operation === 'dec') {
    const step = operation === 'inc' ? Number(given) : -Number(given);
    return typeof value === 'number' ? value + step : value;
  }
  if (value === undefined) throw new Error('There is no text for "diffMatchPatch" to change.');
  return byEngine({ value }, operation, { value: given }).value;
}

function byEngine(document: Document, operation: Operation, value: unknown): Document {
  const id = '_id' in document ? document._id : '';
  const mutation = { patch: { id, [operation]: value } };
  // The engine's types know no mutation but its own class, and no document without a type.
  return { ...new Engine({ mutations: [mutation] as never }).apply({ _id: id, ...document } as never) };
}

const sides = {
  before: ({ value, first }: ListPart, items: unknown[]) => value.toSpliced(first, 0, ...items),
  after: ({ value, end }: ListPart, items: unknown[]) => value.toSpliced(end, 0, ...items),
  replace: ({ value, first, end, named }: ListPart, items: unknown[]) => {
    const others = named ? value.slice(first, end).filter((_, index) => !named.has(first + index)) : [];
    return value.toSpliced(first, end - first, ...items, ...others);
  },
};

function pathsOf(operation: Operation, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (operation === 'unset') return Array.isArray(value) ? value.map(String) : [];
  if (operation !== 'insert') return Object.keys(value);
  return Object.entries(value).flatMap(([side, path]) => (side in sides ? [String(path)] : []));
}

function insertWide(document: Document, value: object, look: Look): Document {
  const { items, ...at } = value as { items?: unknown }; // only those named like `sides` are read
  if (!Array.isArray(items)) throw new Error('An insertion needs its "items" as a list.');
  let now = document;
  for (const [side, path] of Object.entries(at)) {
    const put = Object.entries(sides).find(([name]) => name === side)?.[1];
    if (put)
      now = rewrite(
        now,
        listPartsAt(now, String(path), look).map((part) => {
          checkNesting(part.way.length, items, String(path));
          return { way: part.way, value: put(part, items) };
        }),
      );
  }
  return now;
}
