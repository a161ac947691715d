import { type Fields, isFields } from '#schemas/fields.ts';
import type { FieldPath } from './field-path.ts';

/** An object inside a document. */
export interface FoundObject {
  path: FieldPath;
  fields: Fields;
}

/** Yields every object in a document, the document itself first, each with its path, from top to bottom. */
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
