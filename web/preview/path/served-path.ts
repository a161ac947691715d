import { type AddressedType, addressedTypes } from '#schemas/addresses.ts';

/** The unchecked answer of the query by which a path is resolved. */
export interface ServedPath {
  /** The sections of what stands there, until `placeSections` has put them into it. */
  held?: { sections?: unknown[] } | null;
  [part: string]: unknown;
}

/** The types of the documents that stand around every page; the server draws them. */
export const frameTypes = ['menu', 'footer', 'site'];

/** The document that stands at a path, with every field, as editors see it. */
export interface ServedDocument {
  _id: string;
  sections?: unknown[];
  [field: string]: unknown;
}

/** The type of the document in an answer that stands at the path; undefined when none does. */
export const typeIn = (served: ServedPath): AddressedType | undefined =>
  addressedTypes.find((type) => isDocument(served[type]));

/** The document in an answer that stands at the path; undefined when none does. */
export function servedDocument(served: ServedPath): ServedDocument | undefined {
  const document = served[typeIn(served) ?? ''];
  return isDocument(document) ? document : undefined;
}

/** An answer with its held sections, or other ones, moved into the document that stands at the path. */
export function placeSections({ held, ...others }: ServedPath, sections = held?.sections ?? []): ServedPath {
  const type = typeIn(others);
  return type ? { ...others, [type]: { ...servedDocument(others), sections } } : others;
}

/**
 * An answer with each of its parts replaced: the sections of the document that stands there, its other fields, and the
 * rest.
 */
export function mapParts(served: ServedPath, replace: (place: string, part: unknown) => unknown): ServedPath {
  return mapFields(served, (name, value) =>
    isDocument(value)
      ? mapFields(value, (field, part) =>
          field === 'sections' && Array.isArray(part)
            ? part.map((section, index) => replace(placeOf(section, index), section))
            : replace(`${name}.${field}`, part),
        )
      : replace(name, value),
  );
}

/** The name of a section as a part: by its key, wherever it stands, or without one by its index. */
export const placeOf = (section: unknown, index = 0): string => `section ${keyOf(section) ?? index}`;

function mapFields(of: object, replace: (name: string, value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, replace(name, value)]));
}

function isDocument(value: unknown): value is ServedDocument {
  return typeof value === 'object' && value !== null && '_id' in value;
}

function keyOf(section: unknown): string | undefined {
  return typeof section === 'object' && section && '_key' in section ? String(section._key) : undefined;
}
