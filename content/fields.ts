/** What stands in a piece of content, by the names of its fields. */
export type Fields = Record<string, unknown>;

/** Whether a value is a group of fields: no list, no text, not nothing. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
