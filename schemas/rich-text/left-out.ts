import type { Unknown } from './unknown.ts';

/** What can be left out of a text. */
export type LeftOutPart = 'block' | 'object in a line' | 'style' | 'list' | 'mark';

/** Something that is left out of a text, as it stands in its place: visitors do not see it, and editors see what it was. */
export interface LeftOut {
  _key: string;
  _type: 'left-out';
  part: LeftOutPart;
  name: string;
}

/** What stands in a text in place of something unknown. */
export const leftOut = (part: LeftOutPart, { key, name }: Unknown): LeftOut => ({
  _key: key || `${part} ${name}`,
  _type: 'left-out',
  part,
  name,
});

/** A value without what is left out of its texts, and a list of that; a value of which nothing is left out stays the same object. */
export function takeLeftOut<Value>(value: Value): { value: Value; leftOut: LeftOut[] } {
  const taken: LeftOut[] = [];
  // What is taken out are items of lists that may hold it.
  return { value: without(value, taken) as Value, leftOut: taken };
}

function without(value: unknown, taken: LeftOut[]): unknown {
  const before = taken.length;
  if (Array.isArray(value)) {
    taken.push(...value.filter(isLeftOut));
    const inside = value.filter((item) => !isLeftOut(item)).map((item) => without(item, taken));
    return taken.length > before ? inside : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.entries(value).map(([name, field]) => [name, without(field, taken)]);
  return taken.length > before ? Object.fromEntries(inside) : value;
}

const isLeftOut = (item: unknown): item is LeftOut =>
  typeof item === 'object' && item !== null && Reflect.get(item, '_type') === 'left-out';
