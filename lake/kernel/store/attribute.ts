import type { StoredDocument } from './document.ts';
import { currentLookup } from './lookup.ts';
import { momentOf } from './moment.ts';

/**
 * What documents can be sorted by: a field or a part of it (`path.current`, `author._ref`), or `lower()` or
 * `dateTime()` of a field.
 */
export type Attribute = string;

/** How many characters of a text its key holds; texts that differ only after these share a key. */
export const maxKeyLength = 40;

/**
 * A value as bytes that sort in the order of GROQ: numbers, then texts by their UTF-16, then booleans. Undefined for a
 * value that has no order of its own; such values come after all others.
 */
export function keyOf(value: unknown): Uint8Array | undefined {
  if (typeof value === 'number') return keyOfNumber(value);
  if (typeof value === 'boolean') return Buffer.of(4, value ? 1 : 0);
  if (typeof value !== 'string') return undefined;
  const text = Buffer.from(value.slice(0, maxKeyLength), 'utf16le').swap16();
  return Buffer.concat([Buffer.of(3), text]);
}

/** Flips the sign bit of positive numbers and all bits of negative ones, so that the bytes sort as the numbers do. */
function keyOfNumber(value: number): Uint8Array {
  const key = Buffer.alloc(9);
  key[0] = 2;
  key.writeDoubleBE(value + 0, 1); // -0 is 0
  const isNegative = ((key[1] ?? 0) & 0x80) !== 0;
  for (let at = 1; at < 9; at++) key[at] = (key[at] ?? 0) ^ (isNegative ? 0xff : at === 1 ? 0x80 : 0);
  return key;
}

const isOwn = (name: string): boolean => name === '_id' || name === '_type' || name === '_rev';

/** The key of lists and objects, which have no order: it comes after all others. */
export const unordered: Uint8Array = Buffer.of(8);

/** The attributes that a document has, with the keys of their values. */
export function attributesOf(document: StoredDocument | null): Map<Attribute, Uint8Array> {
  const keys = new Map<Attribute, Uint8Array>();
  if (!document) return keys;
  keys.set('_createdAt', unordered).set('_updatedAt', unordered); // the lake sets them, except in very old documents
  const add = (attribute: Attribute, value: unknown) => {
    const key = keyOf(value) ?? (value === null || value === undefined ? undefined : unordered);
    if (key) keys.set(attribute, key);
  };
  for (const [name, value] of Object.entries(document)) {
    if (isOwn(name)) continue;
    add(name, value);
    if (typeof value === 'string') {
      if (!name.startsWith('_')) add(`lower(${name})`, value.toLowerCase());
      add(`dateTime(${name})`, momentOf(value));
    } else {
      // Whatever it is, it may be asked for a field.
      const { current, _ref } = (value ?? {}) as { current?: unknown; _ref?: unknown };
      add(currentLookup(name), current);
      add(`${name}._ref`, _ref);
    }
  }
  return keys;
}

/** Whether such an attribute is indexed, so that every document that has it is found by it. */
export const isKept = (attribute: Attribute): boolean =>
  /^(lower\([a-zA-Z]\w*\)|dateTime\(\w+\)|\w+(\.current|\._ref)?)$/.test(attribute) && !isOwn(attribute);
