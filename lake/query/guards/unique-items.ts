import { DateTime } from 'groq-js';

/**
 * The answer of `array::unique()`: of equal texts, numbers, booleans, dates and nulls the first, and all objects and
 * lists; null for what is not a list.
 */
export function uniqueItems(list: unknown): unknown[] | null {
  if (!Array.isArray(list)) return null;
  const known = new Set<unknown>();
  return list.filter((item) => {
    const plain = item instanceof DateTime ? `date ${item}` : (item ?? null);
    if (typeof plain === 'object' && plain !== null) return true;
    const key = typeof plain === 'string' && !(item instanceof DateTime) ? `text ${plain}` : plain;
    return !known.has(key) && known.add(key);
  });
}
