import { isFields } from './fields.ts';
import { randomWord } from './random-word.ts';

/** A unique key for an item of a list. */
export const newKey = (): string => randomWord(6);

/**
 * Returns a copy with new keys for the items of every list, and for the value itself if it is an item. The marks of a
 * text still lead to its links, by their new keys.
 */
export function withNewKeys<Value>(value: Value): Value {
  // The copy has the same fields as the value.
  return copied(value, new Map()) as Value;
}

function copied(value: unknown, links: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'string' ? (links.get(item) ?? item) : copied(item, links)));
  if (!isFields(value)) return value;
  const own = Array.isArray(value.markDefs) ? keysOf(value.markDefs) : links;
  const fields = Object.entries(value).map(([name, field]): [string, unknown] => [
    name,
    name === '_key' ? (links.get(String(field)) ?? newKey()) : copied(field, own),
  ]);
  return Object.fromEntries(fields);
}

const keysOf = (items: { _key?: string }[]) =>
  new Map(items.flatMap(({ _key }) => (_key ? [[_key, newKey()] as const] : [])));
