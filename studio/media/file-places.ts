import { type Fields, isFields } from '#schemas/fields.ts';
import type { FieldPath } from '../inspect/field-path.ts';
import { walkDocument } from '../inspect/walk-document.ts';

/** A whole document that refers to a file: published, a draft, or a version in a release. */
export interface Holder extends Fields {
  _id: string;
  _type: string;
  _rev: string;
}

/** A place where a document shows a file: the path and the value of the field, and the path of the reference. */
export interface FilePlace {
  path: FieldPath;
  fields: Fields;
  reference: FieldPath;
}

/** How many documents that refer to a file are read at most. */
export const maxHolders = 1_000;

/** Asks for the whole documents that refer to the file `$id`. */
export const fileHoldersQuery = `*[references($id)] | order(_updatedAt desc)[0...${maxHolders}]`;

/** All places of a document that show a file. */
export function filePlacesIn(document: Fields, file: string): FilePlace[] {
  return [...walkDocument(document)].flatMap(({ path, fields }): FilePlace[] => {
    if (fields._ref === file && path.at(-1) !== 'asset') return [{ path, fields, reference: path }];
    const { asset } = fields;
    return isFields(asset) && asset._ref === file ? [{ path, fields, reference: [...path, 'asset'] }] : [];
  });
}
