import { at, type NodePatch, set, unset } from '@sanity/migrate';
import { type Fields, isFields } from '#schemas/fields.ts';

type Path = NodePatch['path'];

/** What stands at a path of stored content, such as one item of `items[]`, with its holder and its exact path. */
interface Part {
  value: unknown;
  holder: Fields;
  path: Path;
}

/**
 * Renames the fields at a path, such as `items[].question`, within what holds them. A field that already has a value
 * under the new name keeps it.
 */
export const renameField = (stored: Fields, path: string, name: string): NodePatch[] =>
  partsAt(stored, path).flatMap(({ value, holder, path: old }) => [
    ...(isThere(holder[name]) ? [] : [at([...old.slice(0, -1), name], set(value))]),
    at(old, unset()),
  ]);

/** Removes the fields at a path together with what they hold. */
export const dropField = (stored: Fields, path: string): NodePatch[] =>
  // From the last, because removing an item shifts the index of those behind it.
  partsAt(stored, path)
    .map((part) => at(part.path, unset()))
    .toReversed();

/** Replaces the values at a path by what `change` makes of them; a value that stays the same gets no patch. */
export const changeField = (
  stored: Fields,
  path: string,
  change: (value: unknown, holder: Fields) => unknown,
): NodePatch[] =>
  partsAt(stored, path).flatMap(({ value, holder, path: where }) => {
    const changed = change(value, holder);
    return JSON.stringify(changed) === JSON.stringify(value) ? [] : [at(where, set(changed))];
  });

/** Fills in a field at a path wherever what holds it lacks it. */
export function fillField(stored: Fields, path: string, valueFor: (holder: Fields) => unknown): NodePatch[] {
  const { holder, name } = split(path);
  return partsAt(stored, holder).flatMap(({ value, path: where }) =>
    isFields(value) && !isThere(value[name]) ? [at([...where, name], set(valueFor(value)))] : [],
  );
}

/** The sections of a kind in a document. */
export function sectionsOf({ sections }: Fields, kind: string): Fields[] {
  return Array.isArray(sections) ? sections.filter(isFields).filter(({ _type }) => _type === kind) : [];
}

/** Removes the sections of a kind from a document. */
export function takeOut(document: Fields, kind: string): NodePatch[] {
  const taken = sectionsOf(document, kind);
  const all: unknown[] = Array.isArray(document.sections) ? document.sections : [];
  // From the last here as well.
  return all
    .flatMap((section, index) =>
      isFields(section) && taken.includes(section) ? [at(['sections', stepTo(section, index)], unset())] : [],
    )
    .toReversed();
}

/** A path without its last field, and that field's name; `holder` is empty for a field of the stored value itself. */
export function split(path: string): { holder: string; name: string } {
  const end = path.lastIndexOf('.');
  return { holder: path.slice(0, Math.max(end, 0)), name: path.slice(end + 1) };
}

function partsAt(stored: Fields, path: string): Part[] {
  const start: Part[] = [{ value: stored, holder: stored, path: [] }];
  return path
    .split('.')
    .filter(Boolean)
    .reduce((parts, step) => parts.flatMap((part) => stepInto(part, step)), start);
}

/** Takes one step of a path: `title`, `items[]`, or `rows[](quote)` for the items of one type. */
function stepInto({ value, path }: Part, step: string): Part[] {
  const [, name = '', list, type] = /^([^[]*)(\[\])?(?:\((.*)\))?$/.exec(step) ?? [];
  if (!isFields(value) || !isThere(value[name])) return [];
  const [inner, where]: [unknown, Path] = [value[name], [...path, name]];
  if (!list) return [{ value: inner, holder: value, path: where }];
  const items = Array.isArray(inner) ? inner : [];
  return items.flatMap((item: unknown, index) => {
    if (type && !(isFields(item) && item._type === type)) return [];
    return [{ value: item, holder: value, path: [...where, stepTo(item, index)] }];
  });
}

/** How a patch finds an item of a list: by its key, or by its index if it has none. */
const stepTo = (item: unknown, index: number): Path[number] =>
  isFields(item) && typeof item._key === 'string' ? { _key: item._key } : index;

const isThere = (value: unknown): boolean => value !== undefined && value !== null;
