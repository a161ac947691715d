import { isDeepStrictEqual } from 'node:util';
import { type Fields, isFields } from '../../kernel/fields.ts';
import type { Change } from '../../kernel/store/document.ts';

/**
 * A patch of Mendoza, the format in which Sanity tells what a transaction did (https://github.com/sanity-io/mendoza).
 */
export type Patch = unknown[];

const op = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoSameKeyPop: 15,
  returnIntoArrayPop: 16,
  setField: 17,
  deleteField: 19,
  appendValue: 20,
  appendSlice: 21,
  appendString: 22,
  appendStringSlice: 23,
} as const;

/** What a change did to its document and what undoes it, without the revision, which the reader knows. */
export function effectOf({ before, after }: Change): { apply: Patch; revert: Patch } {
  return { apply: patchOf(before, after), revert: patchOf(after, before) };
}

function patchOf(from: Fields | null, to: Fields | null): Patch {
  if (!to) return [op.value, null];
  const { _rev, ...content } = to;
  if (!from) return [op.value, content];
  const { _rev: _, ...old } = from;
  return patchOfFields(old, content);
}

function patchOfFields(from: Fields, to: Fields): Patch {
  const patch: Patch = [];
  // Mendoza names a field of the old object by its place among the sorted names.
  for (const [index, name] of Object.keys(from).sort().entries()) {
    if (!Object.hasOwn(to, name)) patch.push(op.deleteField, index);
    else if (!isDeepStrictEqual(from[name], to[name]))
      // One by one, because a long list makes more parts than a call may have arguments.
      for (const part of patchOfField(from[name], to[name], index, name)) patch.push(part);
  }
  for (const name of Object.keys(to)) if (!Object.hasOwn(from, name)) patch.push(op.setField, to[name], name);
  return patch;
}

function patchOfField(from: unknown, to: unknown, index: number, name: string): Patch {
  if (isFields(from) && isFields(to))
    return [op.pushFieldCopy, index, ...patchOfFields(from, to), op.returnIntoSameKeyPop];
  const isList = Array.isArray(from) && Array.isArray(to) && to.length > 0;
  const inner = isList ? patchOfList(from, to) : patchOfText(from, to);
  return inner ? [op.pushFieldBlank, index, ...inner, op.returnIntoSameKeyPop] : [op.setField, to, name];
}

/** Builds a list anew out of parts of the old one; objects are the same when they have the same `_key`. */
function patchOfList(from: unknown[], to: unknown[]): Patch {
  const places = new Map(from.map((item, index) => [keyOf(item, index), index]));
  const patch: Patch = [];
  let slice: { start: number; end: number } | undefined;
  const endSlice = () => {
    if (slice) patch.push(op.appendSlice, slice.start, slice.end);
    slice = undefined;
  };
  for (const [index, item] of to.entries()) {
    const place = places.get(keyOf(item, index));
    const old = place === undefined ? undefined : from[place];
    if (place !== undefined && isDeepStrictEqual(old, item)) {
      if (slice?.end !== place) {
        endSlice();
        slice = { start: place, end: place };
      }
      slice = { start: slice?.start ?? place, end: place + 1 };
      continue;
    }
    endSlice();
    if (place !== undefined && isFields(old) && isFields(item))
      patch.push(op.pushElementCopy, place, ...patchOfFields(old, item), op.returnIntoArrayPop);
    else patch.push(op.appendValue, item);
  }
  endSlice();
  return patch;
}

/** Keeps the beginning and the end that two texts share; undefined when there is little to keep. */
function patchOfText(from: unknown, to: unknown): Patch | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  const shortest = Math.min(from.length, to.length);
  let start = 0;
  while (start < shortest && from[start] === to[start]) start++;
  if (isHighSurrogate(from, start - 1)) start--;
  let end = 0;
  while (end < shortest - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end++;
  if (isHighSurrogate(from, from.length - end - 1)) end--;
  if (start + end < 8) return undefined;
  const size = Buffer.byteLength(from); // Mendoza counts places in texts in bytes
  const added = to.slice(start, to.length - end);
  return [
    ...(start > 0 ? [op.appendStringSlice, 0, Buffer.byteLength(from.slice(0, start))] : []),
    ...(added ? [op.appendString, added] : []),
    ...(end > 0 ? [op.appendStringSlice, size - Buffer.byteLength(from.slice(from.length - end)), size] : []),
  ];
}

const keyOf = (item: unknown, index: number): string | number =>
  isFields(item) && typeof item._key === 'string' ? item._key : index;

const isHighSurrogate = (text: string, index: number): boolean => /[\uD800-\uDBFF]/.test(text[index] ?? '');
