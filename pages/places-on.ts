import { type Fields, isFields } from '#schemas/fields.ts';
import { anchorsOf } from '#sections/anchors-of.ts';
import type { PageSection } from '#sections/check-section.ts';
import type { Kind } from '#sections/define-kind.ts';
import { kinds } from '#sections/registry.ts';
import { richTextHeadings } from '#ui/text/rich-text-headings.ts';
import { outlineOfDocument } from './outline-of-document.ts';
import type { PageTypeName } from './registry.ts';
import { typeOf } from './type-of.ts';

/**
 * The places on the page of a document, stored or checked, that links can jump to: its sections, their parts and headings, the headings
 * of its text, and what its type draws besides. Sections that are shown at another time count, and those that cannot be shown do not.
 */
export function placesOn(type: PageTypeName, document: object, sections: readonly PageSection[]): string[] {
  const fields: Fields = { ...document };
  return [
    ...sections.flatMap(placesIn),
    ...outlineOfDocument(type, sections).parts.map(({ id }) => id),
    ...richTextHeadings(blocksIn(fields.body)).map(({ id }) => id),
    ...(typeOf({ type }).places?.(fields) ?? []),
  ];
}

function placesIn(section: PageSection): string[] {
  if (!section.ok) return [];
  const { places }: Kind = kinds[section.kind];
  return [...new Set([...anchorsOf(section.props), ...(places?.(section.props) ?? [])])];
}

function blocksIn(list: unknown): { _type: string; [field: string]: unknown }[] {
  return Array.isArray(list) ? list.filter((item) => isFields(item) && typeof item._type === 'string') : [];
}
