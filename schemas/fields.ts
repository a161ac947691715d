/** The fields of a stored object, by their names. */
export type Fields = Record<string, unknown>;

/** Whether a value is an object with fields, as opposed to a list, a text or null. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a field; undefined where `value` is not an object with fields or has no such field. */
export const fieldIn = (value: unknown, name: string): unknown => (isFields(value) ? value[name] : undefined);
