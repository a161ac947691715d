/** An object of the content with its fields. */
export type Fields = Record<string, unknown>;

/** Every object inside a value, beginning with the value itself, each with its place. */
export function objectsIn(value: unknown, at: string): { at: string; fields: Fields }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, `${at}[${index}]`));
  if (!isFields(value)) return [];
  const inner = Object.entries(value).flatMap(([name, field]) => objectsIn(field, `${at}.${name}`));
  return [{ at, fields: value }, ...inner];
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
