import { type Fields, isFields } from '#schemas/fields.ts';
import type { FieldPath } from './field-path.ts';

/** A group of fields inside a document. */
export interface FoundObject {
  path: FieldPath;
  fields: Fields;
}

/** Every group of fields of a document, itself included, from top to bottom, each with its place. */
export function* walkDocument(value: unknown, path: FieldPath = []): Generator<FoundObject> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* walkDocument(item, [...path, item?._key ? { _key: String(item._key) } : index]);
    return;
  }
  if (!isFields(value)) return;
  yield { path, fields: value };
  for (const [name, field] of Object.entries(value)) yield* walkDocument(field, [...path, name]);
}
