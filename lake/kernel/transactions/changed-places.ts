import { indexOfKey, keyIn, ownFieldOf } from './by-index.ts';
import { readSteps } from './path-steps.ts';

type Way = readonly (string | number)[];

/** What came of a change; a path that follows other rules than those here is for the engine. */
export type ChangeOutcome = 'changed' | 'nothing there' | 'for the engine';

const taken = Symbol('an item that was taken out');

/**
 * A document that is changed at one place after the other, as the engine of patches does it. Each object and list is
 * copied once, and searched once for keys. The engine does both for every place, so that a patch of thousands would
 * keep everybody else waiting.
 */
export class ChangedPlaces {
  readonly #own = new WeakSet<object>();
  /** The indexes of list items by their keys; null for a list that was searched only once. */
  #places = new WeakMap<object, Map<unknown, number | undefined> | null>();
  /** Lists from which items were taken; their gaps stay until somebody looks at the list. */
  readonly #gaps = new Set<unknown[]>();
  #document: Record<string, unknown>;

  constructor(document: Record<string, unknown>) {
    this.#document = document;
  }

  /** Its present state. */
  get document(): Record<string, unknown> {
    for (const list of this.#gaps) this.#close(list);
    return this.#document;
  }

  /** Replaces the whole document by one that was changed elsewhere. */
  put(document: Record<string, unknown>): void {
    this.#document = document;
  }

  /**
   * Replaces the value at a path of names, indexes and keys by what `change` makes of it, and removes it where that is
   * undefined. With `begins`, missing objects on the way are made.
   */
  change(path: string, begins: boolean, change: (value: unknown) => unknown): ChangeOutcome {
    const way = this.#wayOf(path);
    if (typeof way === 'string') return way;
    const last = way.at(-1);
    const holder = this.#holderOf(way, begins);
    if (!holder || last === undefined) return 'nothing there';
    const before = ownFieldOf(holder, last);
    const after = change(before);
    if (Array.isArray(holder)) this.#noteItem(holder, Number(last), after);
    else if (last === '_key') this.#places = new WeakMap();
    if (after !== undefined) Reflect.set(holder, last, after);
    else if (!Array.isArray(holder)) Reflect.deleteProperty(holder, last);
    return before === undefined && after === undefined ? 'nothing there' : 'changed';
  }

  /**
   * Notes that an item is replaced, or taken out when `after` is undefined; its gap then stays until the list is looked
   * at.
   */
  #noteItem(list: unknown[], index: number, after: unknown): void {
    const key = ownFieldOf(list[index], '_key');
    const places = this.#places.get(list);
    if (after === undefined) {
      list[index] = taken;
      this.#gaps.add(list);
      if (places?.get(key) === index) places.delete(key);
    } else if (ownFieldOf(after, '_key') !== key) this.#places.delete(list);
  }

  #close(list: unknown[]): void {
    let length = 0;
    for (const item of list) if (item !== taken) list[length++] = item;
    list.length = length;
    this.#gaps.delete(list);
    this.#places.delete(list);
  }

  /**
   * What holds the last part of a way, copied for this document alone; undefined where it is missing and not to be
   * made.
   */
  #holderOf(way: Way, begins: boolean): object | undefined {
    this.#document = this.#owned(this.#document);
    let holder: object = this.#document;
    for (const name of way.slice(0, -1)) {
      const next = ownFieldOf(holder, name);
      if (!isHolder(next) && !begins) return undefined;
      const own = this.#owned(isHolder(next) ? next : {});
      Reflect.set(holder, name, own);
      holder = own;
    }
    return holder;
  }

  #owned<Holder extends object>(holder: Holder): Holder {
    if (this.#own.has(holder)) return holder;
    const copy = Array.isArray(holder) ? ([...holder] as unknown as Holder) : { ...holder }; // TypeScript takes no list for its own type
    this.#own.add(copy);
    const places = this.#places.get(holder);
    if (places !== undefined) this.#places.set(copy, places);
    return copy;
  }

  /** The names and indexes of a path, with the index of each key; else what comes of a change there. */
  #wayOf(path: string): Way | Exclude<ChangeOutcome, 'changed'> {
    const { steps, rest } = readSteps(path);
    if (rest !== '') return 'for the engine';
    const way: (string | number)[] = [];
    let value: unknown = this.#document;
    for (const step of steps) {
      const part = Array.isArray(value) ? this.#indexIn(value, step) : nameIn(step);
      if (part === undefined) return 'for the engine';
      if (part === -1) return steps.every(isPlain) ? 'nothing there' : 'for the engine';
      way.push(part);
      value = ownFieldOf(value, part);
    }
    return way;
  }

  /** The index of an item: -1 where no item has the key, undefined where the engine has to look. */
  #indexIn(list: unknown[], step: string): number | undefined {
    const [, index] = /^\[(-?\d+)\]$/.exec(step) ?? [];
    const key = keyIn(step);
    if (index !== undefined) {
      if (this.#gaps.has(list)) this.#close(list);
      const place = Number(index) < 0 ? list.length + Number(index) : Number(index);
      return place in list ? place : undefined;
    }
    if (key === undefined) return undefined;
    const known = this.#places.get(list);
    // A single lookup in a list is not worth an index of all its keys.
    if (known === undefined) {
      this.#places.set(list, null);
      return indexOfKey(list, key);
    }
    const places = known ?? placesByKey(list);
    this.#places.set(list, places);
    return places.has(key) ? places.get(key) : -1;
  }
}

/** The indexes of the items of a list by their keys; undefined for a key that several have. */
function placesByKey(list: readonly unknown[]): Map<unknown, number | undefined> {
  const places = new Map<unknown, number | undefined>();
  for (const [index, item] of list.entries()) {
    const key = ownFieldOf(item, '_key');
    places.set(key, places.has(key) ? undefined : index);
  }
  return places;
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isPlain = (step: string): boolean =>
  nameIn(step) !== undefined || keyIn(step) !== undefined || /^\[\d+\]$/.test(step);

function nameIn(step: string): string | undefined {
  const [, bare, quoted] = /^(?:([a-zA-Z_]\w*)|\['([^'\\]+)'\])$/.exec(step) ?? [];
  return bare ?? quoted;
}
