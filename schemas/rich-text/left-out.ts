import type { Unknown } from './unknown.ts';

/** What can be left out of a text. */
export type LeftOutPart = 'block' | 'object in a line' | 'style' | 'list' | 'mark';

/** Stands for something left out of a text: visitors do not see it, and editors see what it was. */
export interface LeftOut {
  _key: string;
  _type: 'left-out';
  part: LeftOutPart;
  name: string;
}

/** Makes what stands in a text in place of something unknown. */
export const leftOut = (part: LeftOutPart, { key, name }: Unknown): LeftOut => ({
  _key: key || `${part} ${name}`,
  _type: 'left-out',
  part,
  name,
});

/**
 * Returns a value without the `left-out` parts of its texts, and the list of these parts. A value without such parts
 * stays the same object.
 */
export function takeLeftOut<Value>(value: Value): { value: Value; leftOut: LeftOut[] } {
  const taken: LeftOut[] = [];
  // Only items of lists that may hold a `left-out` are removed.
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
