import { type Definition, fieldsOf, isShown, membersOf, rootOf } from '../gallery/definition.ts';
import { rulesOf } from '../gallery/rules.ts';

/** A field that must not stay empty, and is. */
export interface EmptyField {
  path: string;
  /** The way to it in the words of the form, such as `Cards › 2 › Title`. */
  words: string;
}

/** What is still missing in a value before it can be published, in the order of the form. */
export function emptyFields(definition: Definition, value: unknown, path = '', words = ''): EmptyField[] {
  const object = isObject(value) ? value : {};
  return fieldsOf(definition)
    .filter((field) => isShown(field, object))
    .flatMap((field) => {
      const inner = object[field.name];
      const place = path ? `${path}.${field.name}` : field.name;
      const said = `${words}${field.title ?? field.name}`;
      if (isEmpty(field, inner)) return rulesOf(field).required ? [{ path: place, words: said }] : [];
      if (Array.isArray(inner))
        return inner.flatMap((item, index) => inItem(field, item, place, said, index));
      return rootOf(field) === 'object' ? emptyFields(field, inner, place, `${said} › `) : [];
    });
}

function inItem(list: Definition, item: unknown, path: string, words: string, index: number): EmptyField[] {
  if (!isObject(item)) return [];
  const members = membersOf(list);
  const member = members.find(({ name, type }) => item._type === (name ?? type)) ?? members[0];
  if (!member || rootOf(member) !== 'object') return [];
  return emptyFields(member, item, `${path}[_key=="${item._key}"]`, `${words} › ${index + 1} › `);
}

function isEmpty(field: Definition, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isObject(value)) return false;
  const root = rootOf(field);
  if (root === 'slug') return !value.current;
  if (root === 'reference') return !value._ref;
  return (root === 'image' || root === 'file') && !value.asset;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
