import type { StoredDocument } from './document.ts';

const maxFieldLength = 300; // characters of JSON; a longer field is left out of an outline

/** A document without its long fields, as JSON: its other fields, and the names of the long ones. */
export function writeOutline(document: StoredDocument): string {
  const long: string[] = [];
  const fields = Object.entries(document).map(([name, value]) => {
    const json = JSON.stringify(value);
    if (json === undefined || json.length <= maxFieldLength) return [name, value];
    long.push(name);
    return [name, null]; // keeps its place among the others
  });
  return JSON.stringify([Object.fromEntries(fields), ...long]);
}

/** The document of an outline, whose long fields are read by `whole` when somebody looks at them. */
export function readOutline(outline: string, whole: () => StoredDocument): StoredDocument {
  // What `writeOutline` has written.
  const [document, ...long] = JSON.parse(outline) as [StoredDocument, ...string[]];
  for (const name of long)
    Object.defineProperty(document, name, { get: () => whole()[name], enumerable: true, configurable: true });
  return document;
}

/** A copy of a document with other values for some fields, made without reading its long fields. */
export const copyWith = (document: StoredDocument, fields: object): StoredDocument =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(document), ...Object.getOwnPropertyDescriptors(fields) },
    // A document with all its fields.
  ) as StoredDocument;
