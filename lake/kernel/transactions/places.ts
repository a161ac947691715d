import { type ExprNode, jsonMatch, parsePath, stringifyPath } from '@sanity/json-match';
import { isFields } from '../fields.ts';
import { stepsOf } from './path-steps.ts';

const looksOfComparison = 4; // it takes as long as looking at so many values

/** What a path names in a document: one value, and the names and indexes that lead to it. */
export interface Place {
  way: readonly (string | number)[];
  /** Undefined where an object lacks the field. */
  value: unknown;
}

/** Told how many values are looked at next; may throw, which ends the search. */
export type Look = (many: number) => void;

/** The places that a path of JSONMatch names, each once; throws for a path that cannot be read. */
export function placesAt(document: unknown, path: string, look: Look): Place[] {
  // Step by step, each from where the last one led: jsonMatch on the whole path would cost its length again for every
  // place.
  let places: Place[] = [{ way: [], value: document }];
  for (const step of stepsOf(path)) {
    places = [...(step === '..' ? allBelow(places, look) : followStep(places, step, look))];
    look(places.length);
  }
  return places;
}

/** A part of a list, from `first` to before `end`. */
interface Range {
  first: number;
  end: number;
  /** The items in it that are named one by one; undefined where all are. */
  named?: ReadonlySet<number>;
}

/** A list, and the part of it that a path names. */
export interface ListPart extends Place, Range {
  value: unknown[];
}

/**
 * The lists of which a path names an item or a range, each with the part that it names; throws for a path that names
 * neither.
 */
export function listPartsAt(document: unknown, path: string, look: Look): ListPart[] {
  const [, base, item] = /^(.+)\[([^[\]]*)\]$/s.exec(path) ?? [];
  if (base === undefined || item === undefined) throw new Error(`"${path}" names no item of a list.`);
  return placesAt(document, base, look).flatMap(({ way, value }) => {
    if (!Array.isArray(value)) return [];
    const range = rangeIn(value.length, item) ?? rangeOf(value, item, look);
    return range ? [{ way, value, ...range }] : [];
  });
}

function* followStep(places: Iterable<Place>, step: string, look: Look): Generator<Place> {
  // Read once, not for each of many places.
  let items: Item[] | undefined;
  for (const place of places) {
    const { way, value } = place;
    if (typeof value !== 'object' || value === null) continue;
    if (step === '[*]' || step === '*') yield* within(place, look);
    else if (!step.startsWith('[')) {
      for (const holder of Array.isArray(value) ? within(place, look) : [place]) yield* named(holder, step);
    } else if (Array.isArray(value)) {
      const indexesOf = indexesIn(value, look);
      for (const index of new Set(itemsOf(step).flatMap((item) => [...indexesOf(item)])))
        yield { way: [...way, index], value: value[index] };
    } else {
      items ??= itemsOf(step).map(readItem);
      for (const item of items) yield* inObject(place, item, look);
    }
  }
}

/** An item between two commas in brackets, as it was written and as it was parsed. */
interface Item {
  written: string;
  read: ExprNode | undefined;
}

const readItem = (written: string): Item => ({ written: written.trim(), read: parsePath(`[${written}]`) });

/**
 * What an item in brackets names in an object: what a path leads to in it, or the object itself where it meets a
 * comparison.
 */
function* inObject(place: Place, { written, read }: Item, look: Look): Generator<Place> {
  const [element] = read?.type === 'Path' && read.segment.type === 'Subscript' ? read.segment.elements : [];
  if (element?.type === 'Path' && element.segment.type === 'Identifier' && !element.base) {
    yield* named(place, element.segment.name);
  } else if (element?.type === 'Path') {
    for (const { way, value } of placesAt(place.value, written, look))
      yield { way: [...place.way, ...way], value };
  } else if (read && jsonMatch(place.value, read).some(({ path }) => path.length === 0)) {
    yield place;
  }
}

/** What an object has, or could have, under a name. */
function* named({ way, value }: Place, name: string): Generator<Place> {
  if (isFields(value))
    yield { way: [...way, name], value: Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined };
}

/** All that an object or a list holds. */
function within({ way, value }: Place, look: Look): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const held = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  look(held.length);
  return held.map(([name, next]) => ({ way: [...way, name], value: next }));
}

/** All objects and lists at some places and below them, each once. */
function* allBelow(places: readonly Place[], look: Look): Generator<Place> {
  const seen = new Set<unknown>();
  const open = places.toReversed();
  for (let place = open.pop(); place; place = open.pop()) {
    const { value } = place;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    yield place;
    for (const next of within(place, look).reverse()) open.push(next);
  }
}

/** The items of a step in brackets, which stand between its commas. */
const itemsOf = (step: string): string[] =>
  step.slice(1, -1).match(/(?:[^,"']|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')+/g) ?? [];

/** Returns a function that gives the indexes of the list's items that an index, a range or a comparison names. */
function indexesIn(list: readonly unknown[], look: Look): (item: string) => Iterable<number> {
  let byKey: Map<unknown, number[]> | undefined;
  return (item) => {
    const range = rangeIn(list.length, item);
    if (range) return list.keys().take(range.end).drop(range.first);
    if (/^\s*-?\d+\s*$/.test(item)) {
      const index = Number(item) < 0 ? list.length + Number(item) : Number(item);
      return index in list ? [index] : [];
    }
    const comparison = parsePath(`[${item}]`);
    const key = comparison && keyIn(comparison);
    if (key !== undefined) {
      byKey ??= Map.groupBy(list.keys(), (index) => keyOf(list[index]));
      return byKey.get(key) ?? [];
    }
    look(list.length * looksOfComparison);
    // Item by item, because jsonMatch on the whole list takes items with the same key for one.
    return comparison ? list.keys().filter((index) => isMet(list[index], comparison)) : [];
  };
}

/** The key that a comparison asks for, such as "a" in `[_key=="a"]`; undefined for any other. */
function keyIn(comparison: ExprNode): string | undefined {
  const written = /^\[_key=="((?:[^"\\]|\\.)*)"\]$/.exec(stringifyPath(comparison));
  return written ? JSON.parse(`"${written[1]}"`) : undefined;
}

const keyOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && '_key' in item ? item._key : undefined;

/** Whether an item itself meets a comparison, and not something within it. */
const isMet = (item: unknown, comparison: ExprNode): boolean =>
  jsonMatch([item], comparison).some(
    ({ value, path: [place] }) => value === item && item !== undefined && typeof place !== 'string',
  );

/** The part of a list of some length that a range or a star in brackets names. */
function rangeIn(length: number, item: string): Range | undefined {
  if (item.trim() === '*') return { first: 0, end: length };
  const [, from, to] = /^\s*(-?\d*)\s*:\s*(-?\d*)\s*$/.exec(item) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const first = border(length, from, 0);
  return { first, end: Math.max(first, border(length, to, length)) };
}

/**
 * The part of a list from the first to the last of the items that are named in another way; in an empty list, 0 and -1
 * name its beginning.
 */
function rangeOf(list: readonly unknown[], item: string, look: Look): Range | undefined {
  if (list.length === 0 && /^(?:0|-1)$/.test(item.trim())) return { first: 0, end: 0 };
  const found = placesAt(list, `[${item}]`, look).map(({ way: [index] }) => Number(index));
  const named = new Set(found);
  return found.length === 0 ? undefined : { first: Math.min(...named), end: Math.max(...named) + 1, named };
}

/** A bound of a range, counted from the end where it is negative. */
function border(length: number, written: string, usual: number): number {
  const index = written === '' ? usual : Number(written);
  return Math.min(length, Math.max(0, index < 0 ? length + index : index));
}
