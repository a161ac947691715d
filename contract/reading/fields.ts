/** Whether a value is a group of fields: no list, no text, not nothing. */
export const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
