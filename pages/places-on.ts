import { isFields } from '#schemas/fields.ts';
import { anchorsOf } from '#sections/anchors-of.ts';
import type { PageSection } from '#sections/check-section.ts';
import { outlineOf } from '#sections/outline.ts';
import { richTextHeadings } from '#ui/text/rich-text-headings.ts';

/** The places on a page that links can jump to: its sections that are shown, their parts and headings, and the headings of its text. */
export const placesOn = (document: object, sections: readonly PageSection[]): string[] => [
  ...sections.flatMap((section) => (section.ok ? anchorsOf(section.props) : [])),
  ...outlineOf(sections).parts.map(({ id }) => id),
  ...richTextHeadings('body' in document ? blocksIn(document.body) : []).map(({ id }) => id),
];

function blocksIn(list: unknown): { _type: string; [field: string]: unknown }[] {
  return Array.isArray(list) ? list.filter((item) => isFields(item) && typeof item._type === 'string') : [];
}
