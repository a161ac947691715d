import { fieldOf, indexOfKey } from './by-index.ts';
import { readSteps } from './path-steps.ts';

type Way = readonly (string | number)[];

/**
 * A document that is changed at one place after the other, as the engine of patches does it. Each object and list is copied once, where the
 * engine copies it for every place: a patch of thousands of fields would keep all others waiting.
 */
export class ChangedPlaces {
  readonly #own = new WeakSet<object>();
  #document: Record<string, unknown>;

  constructor(document: Record<string, unknown>) {
    this.#document = document;
  }

  /** As it is by now. */
  get document(): Record<string, unknown> {
    return this.#document;
  }

  /** Changes all of it in another way. */
  put(document: Record<string, unknown>): void {
    this.#document = document;
  }

  /**
   * Puts what `change` makes of the value at a path of names, indexes and keys, and takes it out where that is nothing; `begins` says that
   * objects are made on the way to it. False, and nothing is changed, for a path that the engine has to follow.
   */
  change(path: string, begins: boolean, change: (value: unknown) => unknown): boolean {
    const way = wayIn(this.#document, path);
    const last = way?.at(-1);
    if (way === undefined || last === undefined) return false;
    const holder = this.#holderOf(way, begins);
    if (!holder) return true;
    const before = fieldOf(holder, last);
    const after = change(before);
    if (after !== undefined) Reflect.set(holder, last, after);
    else if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else Reflect.deleteProperty(holder, last);
    return true;
  }

  /** What holds the last of a way, for this document alone. */
  #holderOf(way: Way, begins: boolean): object | undefined {
    this.#document = this.#owned(this.#document);
    let holder: object = this.#document;
    for (const name of way.slice(0, -1)) {
      const next = fieldOf(holder, name);
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
    return copy;
  }
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The names and indexes of a path, each key as the index that it has; undefined where it names an item that there is not, or a field of a list. */
function wayIn(document: unknown, path: string): Way | undefined {
  const { steps, rest } = readSteps(path);
  if (rest !== '') return undefined;
  const way: (string | number)[] = [];
  let value = document;
  for (const step of steps) {
    const part = Array.isArray(value) ? indexIn(value, step) : nameIn(step);
    if (part === undefined) return undefined;
    way.push(part);
    value = fieldOf(value, part);
  }
  return way;
}

function indexIn(list: readonly unknown[], step: string): number | undefined {
  const [, index] = /^\[(\d+)\]$/.exec(step) ?? [];
  if (index === undefined) return indexOfKey(list, step);
  return Number(index) < list.length ? Number(index) : undefined;
}

function nameIn(step: string): string | undefined {
  const [, bare, quoted] = /^(?:([a-zA-Z_]\w*)|\['([^'\\]+)'\])$/.exec(step) ?? [];
  return bare ?? quoted;
}
