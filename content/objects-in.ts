import { type Fields, isFields } from './fields.ts';

/** Every object inside a value, beginning with the value itself, each with its place. */
export function objectsIn(value: unknown, at: string): { at: string; fields: Fields }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, `${at}[${index}]`));
  if (!isFields(value)) return [];
  const inner = Object.entries(value).flatMap(([name, field]) => objectsIn(field, `${at}.${name}`));
  return [{ at, fields: value }, ...inner];
}
