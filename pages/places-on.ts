import { type Fields, isFields } from '#schemas/fields.ts';
import type { PageSection } from '#sections/check-section.ts';
import { placesIn } from '#sections/places-in.ts';
import { bodyHeadings } from './body-headings.ts';
import { outlineOfDocument } from './outline-of-document.ts';
import type { PageTypeName } from './registry.ts';
import { typeOf } from './type-of.ts';

/** The names of places on the page of a document of a type that none of the headings of its text is given: they stand there already. */
export const placesBesideText = (type: PageTypeName, sections: readonly PageSection[]): string[] => [
  ...(typeOf({ type }).ownPlaces ?? []),
  ...sections.flatMap(placesIn),
];

/**
 * The places on the page of a document, stored or checked, that links can jump to: its sections, their parts and headings, the headings
 * of its text, and what its type draws besides. Sections that are shown at another time count, and those that cannot be shown do not.
 */
export function placesOn(type: PageTypeName, document: object, sections: readonly PageSection[]): string[] {
  const fields: Fields = { ...document };
  return [
    ...sections.flatMap(placesIn),
    ...outlineOfDocument(type, sections).parts.map(({ id }) => id),
    ...bodyHeadings(blocksIn(fields.body), placesBesideText(type, sections)).map(({ id }) => id),
    ...(typeOf({ type }).places?.(fields) ?? []),
  ];
}

function blocksIn(list: unknown): { _type: string; [field: string]: unknown }[] {
  return Array.isArray(list) ? list.filter((item) => isFields(item) && typeof item._type === 'string') : [];
}
