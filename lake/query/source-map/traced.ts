import { isFields } from '../../kernel/fields.ts';

/** A stored document, as a source map names it. */
export interface SourceDocument {
  _id: string;
  _type: string;
}

/** One step on the way into a document: to a field, or to an item of a list. */
export type Step = string | { index: number; key?: string };

/** Where a value stands: its document, and the path to it; an object in a list has a `_key` beside its index. */
export interface SourcePlace {
  document: SourceDocument;
  path: readonly Step[];
}

/**
 * A value that knows where it comes from. An object or list that the query has made knows this of its parts instead; a
 * value that was worked out knows nothing.
 */
export interface Traced {
  plain: unknown;
  from?: SourcePlace;
  fields?: Record<string, Traced>;
  items?: Traced[];
}

/** A value of unknown origin. */
export const untraced = (plain: unknown): Traced => ({ plain });

/** What a query finds where there is nothing. */
export const nothing = untraced(null);

/** A document as it is stored. */
export function ofDocument(document: unknown): Traced {
  if (!isFields(document)) return nothing;
  const { _id, _originalId, _type } = document;
  const source = { _id: String(_originalId ?? _id), _type: String(_type) };
  return { plain: document, from: { document: source, path: [] } };
}

/** An object that the query has made. */
export function ofFields(fields: Record<string, Traced>): Traced {
  const plain = Object.fromEntries(Object.entries(fields).map(([name, { plain }]) => [name, plain]));
  return { plain, fields };
}

/** A list that the query has made. */
export const ofItems = (items: Traced[]): Traced => ({ plain: items.map(({ plain }) => plain), items });

/** The fields of a value, each with where it comes from; none of a value without fields. */
export function fieldsOf(value: Traced): Record<string, Traced> {
  if (value.fields) return value.fields;
  if (!isFields(value.plain)) return {};
  return Object.fromEntries(Object.keys(value.plain).map((name) => [name, tracedFieldOf(value, name)]));
}

/** One field of a value. */
export function tracedFieldOf({ plain, from, fields }: Traced, name: string): Traced {
  if (fields) return (Object.hasOwn(fields, name) && fields[name]) || nothing;
  if (!isFields(plain) || !Object.hasOwn(plain, name)) return nothing;
  return { plain: plain[name], ...(from && { from: below(from, name) }) };
}

/** The items of a list, each with where it comes from; undefined for what is no list. */
export function itemsOf({ plain, from, items }: Traced): Traced[] | undefined {
  if (items) return items;
  if (!Array.isArray(plain)) return undefined;
  return plain.map((item, index) => ({
    plain: item,
    ...(from && { from: below(from, stepTo(item, index)) }),
  }));
}

function stepTo(item: unknown, index: number): Step {
  return isFields(item) && typeof item._key === 'string' ? { index, key: item._key } : { index };
}

const below = ({ document, path }: SourcePlace, step: Step): SourcePlace => ({
  document,
  path: [...path, step],
});
