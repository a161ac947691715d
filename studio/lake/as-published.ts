import { isFields } from '#schemas/fields.ts';

/** A value as publishing leaves it: what says of a link to a draft that it is to become a strong one is taken away from it. */
export function asPublished(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asPublished);
  if (!isFields(value)) return value;
  const { _weak, _strengthenOnPublish, ...kept } = value;
  const fields = _strengthenOnPublish ? kept : value;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, asPublished(field)]));
}
