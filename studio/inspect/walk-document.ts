import type { FieldPath } from './field-path.ts';

/** A group of fields inside a document. */
export interface FoundObject {
  path: FieldPath;
  fields: Record<string, unknown>;
}

/** Every group of fields of a document, itself included, from top to bottom, each with its place. */
export function* walkDocument(value: unknown, path: FieldPath = []): Generator<FoundObject> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* walkDocument(item, [...path, item?._key ? { _key: String(item._key) } : index]);
    return;
  }
  const fields = value as Record<string, unknown>;
  yield { path, fields };
  for (const [name, field] of Object.entries(fields)) yield* walkDocument(field, [...path, name]);
}
