import { at, type NodePatch, set, unset } from '@sanity/migrate';
import { type Fields, isFields } from '#schemas/fields.ts';

type Path = NodePatch['path'];

/** What stands at a path of something stored, such as each item at `items[]`, and where. */
interface Part {
  value: unknown;
  holder: Fields;
  path: Path;
}

/**
 * Gives the fields at a path, such as `items[].question`, another name beside their old one, and leaves one that an editor
 * has filled in anew.
 */
export const renameField = (stored: Fields, path: string, name: string): NodePatch[] =>
  partsAt(stored, path).flatMap(({ value, holder, path: old }) => [
    ...(isThere(holder[name]) ? [] : [at([...old.slice(0, -1), name], set(value))]),
    at(old, unset()),
  ]);

/** Takes away the fields at a path with what they hold. */
export const dropField = (stored: Fields, path: string): NodePatch[] =>
  // From the last: an index holds only as long as nothing before it is gone.
  partsAt(stored, path)
    .map((part) => at(part.path, unset()))
    .toReversed();

/** Makes other values of those at a path; one that stays the same is left as it is. */
export const changeField = (
  stored: Fields,
  path: string,
  change: (value: unknown, holder: Fields) => unknown,
): NodePatch[] =>
  partsAt(stored, path).flatMap(({ value, holder, path: where }) => {
    const changed = change(value, holder);
    return JSON.stringify(changed) === JSON.stringify(value) ? [] : [at(where, set(changed))];
  });

/** Fills in a field at a path wherever it is missing in what holds it. */
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

/** Takes the sections of a kind out of a document. */
export function takeOut(document: Fields, kind: string): NodePatch[] {
  const taken = sectionsOf(document, kind);
  const all: unknown[] = Array.isArray(document.sections) ? document.sections : [];
  // From the last, too.
  return all
    .flatMap((section, index) =>
      isFields(section) && taken.includes(section) ? [at(['sections', stepTo(section, index)], unset())] : [],
    )
    .toReversed();
}

/** The path of what holds a field, empty for what is looked at itself, and the field's name. */
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

/** A step of a path: `title`, `items[]`, or `rows[](quote)` for the items of one type. */
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

/** How an item of a list is found in it: by its key, or by where it stands if it has none. */
const stepTo = (item: unknown, index: number): Path[number] =>
  isFields(item) && typeof item._key === 'string' ? { _key: item._key } : index;

const isThere = (value: unknown): boolean => value !== undefined && value !== null;
