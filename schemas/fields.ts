/** What stands in something stored, by the names of its fields. */
export type Fields = Record<string, unknown>;

/** Whether a value is a group of fields: no list, no text, not nothing. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field of a value holds; undefined when the value is no group of fields, or has none of that name. */
export const fieldIn = (value: unknown, name: string): unknown => (isFields(value) ? value[name] : undefined);
