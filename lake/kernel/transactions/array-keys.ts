import { randomBytes } from 'node:crypto';

/** A copy of a value in which every object inside an array has a `_key`. */
export function addArrayKeys<T>(value: T): T {
  // A list of the same items, with their keys.
  if (Array.isArray(value)) return value.map((item) => withKey(addArrayKeys(item))) as T;
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([name, field]) => [name, addArrayKeys(field)]);
  return Object.fromEntries(fields) as T; // an object with the same fields
}

function withKey(item: unknown): unknown {
  const isKeyless = item !== null && typeof item === 'object' && !Array.isArray(item) && !('_key' in item);
  return isKeyless ? { _key: randomBytes(6).toString('hex'), ...item } : item;
}
