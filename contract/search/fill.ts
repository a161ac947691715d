import * as fc from 'fast-check';
import { choicesOf } from '../reading/choices.ts';
import { type CompiledType, type Field, isShown, rootOf, targetsOf } from '../reading/compiled-type.ts';
import { exampleTexts } from '../reading/example-texts.ts';
import { numberRange } from '../reading/number-range.ts';
import { type Rules, readRules } from '../reading/rules.ts';
import { blankText } from './texts.ts';
import { objects, type World } from './values.ts';

/** How a section is to be filled in, where it is not as full as can be. */
export interface Wish {
  /** Only what is required, and what leads to this path. */
  least?: boolean | string;
  /** The field at this path is left out. */
  without?: string;
  /** The index of the set of documents around it: most of them, none, or others. */
  around?: number;
  /** What is chosen, by the path of the field. */
  chosen?: Readonly<Record<string, unknown>>;
}

/** A section as an editor can fill it in, with what stands in it. */
export interface Filling {
  section: Record<string, unknown>;
  /** Words that stand nowhere else, each with the path of the field whose text begins with it. */
  words: Map<string, string>;
  /** Two values of a number, a day, an address, a reference, by the path of the field. */
  others: Map<string, readonly [unknown, unknown]>;
  /** What can be chosen, by the path of the field. */
  choices: Map<string, readonly unknown[]>;
  /** The paths of the fields that need not be filled in. */
  optional: Set<string>;
}

const usualLength = 5; // of a list: enough for what depends on how many there are

// When there are more, such as all countries, no view draws each in a way of its own.
const maxChoices = 50;

/** Follows the word of each text: an address or a style that holds it unencoded is not a valid one. */
export const tail = ' 50% "(x';

// One of some random values, always the same.
const oneOf = <T>(values: fc.Arbitrary<T>): T | undefined => fc.sample(values, { numRuns: 1, seed: 1 })[0];

/**
 * Fills in a type, always in the same way: each text that an editor writes freely begins with a word of its own, and
 * each list has an item of every sort.
 */
export function fill(type: CompiledType, world: World, wish: Wish = {}): Filling {
  const filling: Filling = {
    section: {},
    words: new Map(),
    others: new Map(),
    choices: new Map(),
    optional: new Set(),
  };
  const filler = new Filler(world, wish, filling);
  filling.section = filler.object(type, '');
  return filling;
}

class Filler {
  readonly #world: World;
  readonly #wish: Wish;
  readonly #filling: Filling;
  readonly #around = new Set<CompiledType>();

  constructor(world: World, wish: Wish, filling: Filling) {
    this.#world = world;
    this.#wish = wish;
    this.#filling = filling;
  }

  object(type: CompiledType, path: string, builtin: Record<string, unknown> = {}): Record<string, unknown> {
    const value: Record<string, unknown> = type.name === 'object' ? {} : { _type: type.name };
    Object.assign(value, builtin);
    for (const field of type.fields ?? []) {
      if (field.name in value || !isShown(field, value)) continue;
      const own = this.#field(type, field, path ? `${path}.${field.name}` : field.name);
      if (own !== undefined) value[field.name] = own;
    }
    const { mend = {} } = this.#world.rules ?? {};
    return (Object.hasOwn(mend, type.name) && mend[type.name]?.(value)) || value;
  }

  #field(owner: CompiledType, { name, type }: Field, path: string): unknown {
    const { least, without } = this.#wish;
    const { required } = readRules(type);
    if (!required) this.#filling.optional.add(path);
    if (without === path && !required) return undefined;
    const isLeading =
      typeof least === 'string' &&
      (least === path || least.startsWith(`${path}.`) || least.startsWith(`${path}[`));
    if (least && !required && !isLeading) return undefined;
    const isText = type.jsonType === 'string' || rootOf(type) === 'slug';
    const known = this.#world.rules?.values ?? {};
    const own = known[`${owner.name}.${name}`] ?? (isText ? known[name] : undefined);
    return own ? oneOf(own) : this.#value(type, path);
  }

  /** Makes a value; undefined where a type stands within itself. */
  #within<Value>(type: CompiledType, make: () => Value): Value | undefined {
    // Sanity compiles a shared type anew for every field that has it.
    const known = type.type?.type ? type.type : type;
    if (this.#around.has(known)) return undefined;
    this.#around.add(known);
    const value = make();
    this.#around.delete(known);
    return value;
  }

  #value(type: CompiledType, path: string): unknown {
    const rules = readRules(type);
    const root = rootOf(type);
    if (root === 'array') return this.#list(type, path);
    const all = root === 'boolean' ? [false, true] : choicesOf(type).map(({ value }) => value);
    if (all.length > 0) {
      const choices = all.slice(0, maxChoices);
      this.#filling.choices.set(path, choices);
      const { chosen = {} } = this.#wish;
      return Object.hasOwn(chosen, path) ? chosen[path] : choices[0];
    }
    switch (root) {
      case 'number':
        return this.#oneOfTwo(path, usualNumber(rules), anotherNumber(rules));
      case 'date':
        return this.#oneOfTwo(path, '2026-03-04', '2025-11-09');
      case 'datetime':
        return this.#oneOfTwo(path, '2026-03-04T10:20:00.000Z', '2025-11-09T16:40:00.000Z');
      case 'reference':
        return this.#reference(type, path);
      case 'image':
      case 'file': {
        const [_ref] = this.#world.ids[root === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset'] ?? [];
        const fields = type.fields?.filter(({ name }) => !['media', 'crop', 'hotspot'].includes(name));
        return this.object({ ...type, fields }, path, { asset: { _type: 'reference', _ref } });
      }
      case 'object':
        return this.#within(type, () => this.object(type, path));
      case 'slug':
        return oneOf(objects({ ...type, fields: [{ name: 'slug', type }] }, this.#world))?.slug;
      default:
        return this.#text(type, path);
    }
  }

  /** A reference to the first of the documents that there are, or to another one of them. */
  #reference(type: CompiledType, path: string, at = 0): unknown {
    const known = targetsOf(type).flatMap((name) => this.#world.ids[name] ?? []);
    const first = this.#oneOfTwo(path, known[0], known[1]);
    const _ref = [first, ...known.filter((id) => id !== first)][at];
    return _ref && { _type: 'reference', _ref };
  }

  /** The first of two values, or the chosen one; two that are the same count as one. */
  #oneOfTwo<Value>(path: string, one: Value, other: Value): Value {
    if (one === other || other === undefined) return one;
    this.#filling.others.set(path, [one, other]);
    const { chosen = {} } = this.#wish;
    return chosen[path] === other ? other : one;
  }

  #text(type: CompiledType, path: string): string {
    const { max = 400, min = 0, patterns, form } = readRules(type);
    const blank = this.#world.isBlank ? blankText(readRules(type)) : undefined;
    if (blank !== undefined) return blank;
    if (patterns || form) {
      const field = { name: 'text', type };
      const examples = exampleTexts(readRules(type));
      const found =
        examples.at(-1) ??
        oneOf(objects({ name: 'object', jsonType: 'object', fields: [field] }, this.#world))?.text;
      return String(this.#oneOfTwo(path, found ?? '', examples.at(-2)));
    }
    const word = wordOf(this.#filling.words.size);
    if (word.length > max) return word.slice(0, max);
    this.#filling.words.set(word, path);
    return (word.length + tail.length <= max ? word + tail : word).padEnd(min, 'x');
  }

  #list(type: CompiledType, path: string): unknown[] | undefined {
    const { min = 0, max = 6, unique } = readRules(type);
    const choices = choicesOf(type).map(({ value }) => value);
    if (choices.length > 0) return choices.slice(0, max);
    const members = (type.of ?? []).slice(0, Math.max(1, max));
    const count = Math.max(min, Math.min(max, Math.max(members.length, usualLength)));
    const items = Array.from({ length: members.length > 0 ? count : 0 }, (_, index) => {
      const member = members[index % members.length] as CompiledType; // there is at least one
      const place =
        members.length > 1 && rootOf(member) !== 'block' ? `${path}[${member.name}]` : `${path}[]`;
      if (rootOf(member) === 'block') return this.#block(place);
      // A list that permits no repeats has only as many references as it must.
      const isOther = unique && index < min && rootOf(member) === 'reference';
      return isOther
        ? this.#reference(member, place, Math.floor(index / members.length))
        : this.#value(member, place);
    });
    const there = items.filter((item) => item !== undefined);
    const different = new Map(there.map((item, index) => [unique ? JSON.stringify(item) : index, item]));
    return [...different.values()].map((item, index) =>
      typeof item === 'object' && item !== null ? { _key: `k${index}`, ...item } : item,
    );
  }

  #block(path: string): object {
    const word = wordOf(this.#filling.words.size);
    this.#filling.words.set(word, path);
    const text = this.#world.isBlank ? ' ' : word + tail;
    const children = [{ _type: 'span', _key: 'a', text, marks: [] }];
    return { _type: 'block', style: 'normal', markDefs: [], children };
  }
}

/** The number that stands for several things, or the nearest to it. */
function usualNumber(rules: Rules): number {
  const { lowest = Number.NEGATIVE_INFINITY, highest = Number.POSITIVE_INFINITY } = numberRange(rules);
  return Math.max(lowest, Math.min(highest, 7));
}

/** Another number that the rules permit; the same one when there is no other. */
function anotherNumber(rules: Rules): number {
  const usual = usualNumber(rules);
  const { lowest = Number.NEGATIVE_INFINITY, highest = Number.POSITIVE_INFINITY } = numberRange(rules);
  return [1, usual + 1, usual - 1].find((one) => one >= lowest && one <= highest) ?? usual;
}

/** A word that no language and no page has, so that it is found whatever its case. */
function wordOf(index: number): string {
  const letter = (place: number) => String.fromCharCode(97 + (Math.floor(index / 26 ** place) % 26));
  return `wq${letter(1)}${letter(0)}j`;
}
