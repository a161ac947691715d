import { Mutation as Engine } from '@sanity/mutator';
import { byIndex } from './by-index.ts';
import { checkNames } from './check-names.ts';
import { checkOperands } from './check-operands.ts';
import { checkPath } from './check-path.ts';
import { checkThere } from './check-there.ts';
import { isWide } from './path-steps.ts';
import { type ListPart, type Look, listPartsAt, placesAt } from './places.ts';
import { rewrite } from './rewrite.ts';

type Document = Record<string, unknown>;

// The order of the engine, which the Studio runs, too.
const order = ['setIfMissing', 'set', 'unset', 'diffMatchPatch', 'inc', 'dec', 'insert'] as const;
type Operation = (typeof order)[number];

/** Told of what a patch costs, before it does: whoever throws ends it. */
export interface PatchCost {
  /** How many paths are to be followed. */
  paths(many: number): void;
  /** How many values are to be looked at, for paths that may name several. */
  looks(many: number): void;
}

/**
 * A document with the operations of a patch carried out on it, which throws for what cannot be. A path to one place goes to
 * @sanity/mutator, the engine of the Studio. For paths to several at once (`a[*].b`, `a..b`, `a[1:1]`) that has other rules than the Content
 * Lake, and takes the square of their time, so that the places are looked up here. `count` is told what it costs, and may throw.
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
    for (const path of paths) checkPath(path);
    checkNames(value);
    if (value === undefined || value === null) continue;
    for (const path of paths) if (!isWide(path)) checkThere(now, operation, path);
    // Where several are named, one may move the items of the next.
    const only = paths.length === 1 ? paths[0] : undefined;
    if (!paths.some(isWide))
      now = byEngine(
        now,
        operation,
        only === undefined ? value : led(operation, value, only, byIndex(now, only)),
      );
    else if (operation === 'insert') now = insertWide(now, value, count.looks);
    else for (const path of paths) now = changeAt(now, operation, path, value, count.looks);
  }
  return now;
}

/** What an operation is given for its only path, for another path in its stead. */
function led(operation: Operation, value: object, path: string, to: string): unknown {
  if (operation === 'unset') return [to];
  if (operation !== 'insert') return { [to]: Reflect.get(value, path) };
  return Object.fromEntries(Object.entries(value).map(([name, given]) => [name, name in sides ? to : given]));
}

function changeAt(
  document: Document,
  operation: Exclude<Operation, 'insert'>,
  path: string,
  value: unknown,
  look: Look,
): Document {
  const given = operation === 'unset' ? undefined : Object(value)[path];
  if (!isWide(path)) return byEngine(document, operation, operation === 'unset' ? [path] : { [path]: given });
  const canBegin = (operation === 'set' || operation === 'setIfMissing') && !path.includes('..');
  const places = placesAt(document, path, look).filter((place) => canBegin || place.value !== undefined);
  // What stays as it is must not stand in the way of what changes within it.
  const rewritings = places.flatMap(({ way, value: old }) => {
    const value = changed(old, operation, given);
    return Object.is(value, old) ? [] : [{ way, value }];
  });
  return rewrite(document, rewritings);
}

/** What an operation makes of one value, as the engine does it. */
function changed(value: unknown, operation: Operation, given: unknown): unknown {
  if (operation === 'unset') return undefined;
  if (operation === 'set') return given;
  // What is null is there, as at Sanity.
  if (operation === 'setIfMissing') return value === undefined ? given : value;
  if (operation === 'inc' || operation === 'dec') {
    const step = operation === 'inc' ? Number(given) : -Number(given);
    return typeof value === 'number' ? value + step : value;
  }
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
  const { items, ...at } = value as { items?: unknown }; // of the other names, only those of sides are read
  if (!Array.isArray(items)) throw new Error('An insertion needs its "items" as a list.');
  let now = document;
  for (const [side, path] of Object.entries(at)) {
    const put = Object.entries(sides).find(([name]) => name === side)?.[1];
    if (put)
      now = rewrite(
        now,
        listPartsAt(now, String(path), look).map((part) => ({ way: part.way, value: put(part, items) })),
      );
  }
  return now;
}
