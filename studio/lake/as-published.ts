import { isFields } from '#schemas/fields.ts';

/** A value as publishing leaves it: a reference that is to become strong by publishing loses the fields that say so. */
export function asPublished(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asPublished);
  if (!isFields(value)) return value;
  const { _weak, _strengthenOnPublish, ...kept } = value;
  const fields = _strengthenOnPublish ? kept : value;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, asPublished(field)]));
}
