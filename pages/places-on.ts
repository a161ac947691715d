import { type Fields, isFields } from '#schemas/fields.ts';
import type { PageSection } from '#sections/check-section.ts';
import { placesIn } from '#sections/places-in.ts';
import { bodyHeadings } from './body-headings.ts';
import { outlineOfDocument } from './outline-of-document.ts';
import type { PageTypeName } from './registry.ts';
import { typeOf } from './type-of.ts';

/**
 * The anchors on the page of a document that stand there beside its text, so that no heading of the text may get
 * them.
 */
export const placesBesideText = (type: PageTypeName, sections: readonly PageSection[]): string[] => [
  ...(typeOf({ type }).ownPlaces ?? []),
  ...sections.flatMap(placesIn),
];

/**
 * The places on the page of a document, stored or checked, that links can jump to: its sections, their parts and
 * headings, the headings of its text, and the places of its type. Sections that are shown at another time count;
 * those that cannot be shown do not.
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
