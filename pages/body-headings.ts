import { linkRules } from '#schemas/link/link-rules.ts';
import { type RichTextHeading, richTextHeadings } from '#ui/text/rich-text-headings.ts';

/**
 * The headings of the text of a document, each with an id that nothing else on its page has: neither the frame of all pages nor what is
 * `taken` besides (`placesBesideText`).
 */
export const bodyHeadings = (
  body: Parameters<typeof richTextHeadings>[0],
  taken: readonly string[],
): RichTextHeading[] => richTextHeadings(body, [...linkRules.commonAnchors, ...taken]);
