import { type Fields, isFields } from '#schemas/fields.ts';

/** The names of places within a section, stored or checked: its own, and those of its parts, such as tabs. */
export function anchorsOf(section: object): string[] {
  const parts = Object.values(section).filter(Array.isArray).flat().filter(isAnchored);
  return [section as Fields, ...parts].flatMap(({ anchor }) => (typeof anchor === 'string' ? anchor : []));
}

/** A section whose places have no names. */
export function withoutAnchors(section: Fields): Fields {
  const nameless = (value: unknown) =>
    isAnchored(value) && 'anchor' in value ? { ...value, anchor: undefined } : value;
  const fields = Object.entries(section).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(nameless) : value,
  ]);
  return { ...Object.fromEntries(fields), anchor: undefined };
}

/** The anchor of a link is a place on another page. */
const isAnchored = (value: unknown): value is Fields => isFields(value) && value._type !== 'link';
