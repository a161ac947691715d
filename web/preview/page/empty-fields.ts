import { itemPath } from '#canvas/changes/item-path.ts';
import { type CompiledType, type Field, isShown, memberOf, rootOf } from '#contract/reading/compiled-type.ts';
import { readRules } from '#contract/reading/rules.ts';
import { isFields } from '#schemas/fields.ts';

/** A field that must not stay empty, and is. */
export interface EmptyField {
  path: string;
  /** The way to it in the words of the form, such as `Cards › 2 › Title`. */
  words: string;
}

/**
 * The required fields that are still empty in a value of a type, so that it cannot be published yet, in the order of
 * the form.
 */
export function emptyFields(
  { fields = [] }: CompiledType,
  value: unknown,
  path = '',
  words = '',
): EmptyField[] {
  const object = isFields(value) ? value : {};
  return fields.flatMap((field) => {
    const { name, type } = field;
    if (!isShown(field, object)) return [];
    const inner = object[name];
    const place = path ? `${path}.${name}` : name;
    const said = `${words}${type.title ?? name}`;
    if (isEmpty(field, inner)) return mustBeThere(field) ? [{ path: place, words: said }] : [];
    if (Array.isArray(inner)) return inner.flatMap((item, index) => inItem(type, item, place, said, index));
    return rootOf(type) === 'object' ? emptyFields(type, inner, place, `${said} › `) : [];
  });
}

function inItem(list: CompiledType, item: unknown, path: string, words: string, index: number): EmptyField[] {
  const member = isFields(item) ? memberOf(list, item._type) : undefined;
  if (!isFields(item) || !member || rootOf(member) !== 'object') return [];
  return emptyFields(member, item, itemPath(path, String(item._key)), `${words} › ${index + 1} › `);
}

function isEmpty({ type }: Field, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isFields(value)) return false;
  const root = rootOf(type);
  if (root === 'slug') return !value.current;
  if (root === 'reference') return !value._ref;
  return (root === 'image' || root === 'file') && !value.asset;
}

function mustBeThere({ type }: Field): boolean {
  const { required, hasAsset } = readRules(type);
  return Boolean(required || hasAsset);
}
