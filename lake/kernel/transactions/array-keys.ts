import { randomBytes } from 'node:crypto';
import { isFields } from '../fields.ts';
import type { Rewriting } from './rewrite.ts';

/** A copy of a value in which every object inside an array has a `_key`. */
export function addArrayKeys<T>(value: T): T {
  // A list of the same items, with their keys.
  if (Array.isArray(value)) return value.map((item) => withKey(addArrayKeys(item))) as T;
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([name, field]) => [name, addArrayKeys(field)]);
  return Object.fromEntries(fields) as T; // an object with the same fields
}

/**
 * The operations of a patch with a `_key` on every object that they put into an array, except one that takes the place
 * of an item.
 */
export function addKeysToOperations(operations: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const keyed = { ...operations };
  for (const name of ['set', 'setIfMissing', 'insert'])
    if (name in keyed) keyed[name] = addArrayKeys(keyed[name]);
  return keyed;
}

/** The keys that objects inside the arrays of a value lack, as rewritings that add them. */
export function missingKeys(value: unknown, way: Rewriting['way'] = []): Rewriting[] {
  if (value === null || typeof value !== 'object') return [];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([name, field]) => missingKeys(field, [...way, name]));
  return value.flatMap((item, index) => {
    const here = [...way, index];
    const own = isKeyless(item) ? [{ way: [...here, '_key'], value: newKey() }] : [];
    return [...own, ...missingKeys(item, here)];
  });
}

const isKeyless = (item: unknown): boolean => isFields(item) && !('_key' in item);

const withKey = <T>(item: T): T => (isKeyless(item) ? { _key: newKey(), ...item } : item);

const newKey = (): string => randomBytes(6).toString('hex');
