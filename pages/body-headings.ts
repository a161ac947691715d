import { linkRules } from '#schemas/link/link-rules.ts';
import { type RichTextHeading, richTextHeadings } from '#ui/text/rich-text-headings.ts';

/**
 * The headings of the text of a document, each with an id that is unique on its page: neither an anchor that every
 * page has nor one of `taken` (`placesBesideText`).
 */
export const bodyHeadings = (
  body: Parameters<typeof richTextHeadings>[0],
  taken: readonly string[],
): RichTextHeading[] => richTextHeadings(body, [...linkRules.commonAnchors, ...taken]);
