import { htmlToPortableText } from '@portabletext/html';
import { compileSchema, defineSchema } from '@portabletext/schema';
import type { RichBlock } from '#canvas/text/rich-changes.ts';
import { fieldIn, isFields } from '#schemas/fields.ts';
import { checkAddress } from '#schemas/link/check-link.ts';
import { newKey } from '#schemas/new-keys.ts';
import { decorators, linkMark, lists, styles } from './rich-schema.ts';
import { withTableRows } from './table-rows.ts';
import { withWordLists } from './word-lists.ts';

/** The headings that our texts do not have, and those that replace them. */
const headings: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/**
 * Links of Word and Google Docs within the copied text: to footnotes, comments and headings, none of which are pasted.
 */
const within = /^#(_|ftnt|cmnt|heading=|bookmark=)/;

const read = compileSchema(
  defineSchema({
    styles: [...styles, ...Object.keys(headings).map((name) => ({ name }))],
    lists,
    decorators,
    annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
  }),
);

/**
 * The blocks of HTML that was copied from a word processor or a web page: its words, with the formatting that our
 * formatted texts have.
 */
export function blocksOfHtml(html: string): RichBlock[] {
  const tidied = withTableRows(withWordLists(html));
  const blocks = htmlToPortableText(tidied, { schema: read, keyGenerator: newKey });
  // `permitted` looks at what these blocks hold.
  return permitted(blocks as unknown as RichBlock[]);
}

/**
 * Blocks read from any HTML, reduced to what our formatted texts may have; links stay only where the form takes their
 * addresses.
 */
export const permitted = (blocks: readonly RichBlock[]): RichBlock[] =>
  blocks
    .filter(({ _type }) => _type === 'block')
    .map(({ markDefs, children, style, ...block }) => {
      const links = (Array.isArray(markDefs) ? markDefs : []).flatMap((link) => {
        const href = fieldIn(link, 'href');
        return isFields(link) &&
          typeof href === 'string' &&
          href &&
          !within.test(href) &&
          checkAddress(href) === true
          ? [{ _key: link._key, _type: linkMark, link: { _type: 'link', href } }]
          : [];
      });
      const known = new Set<unknown>([
        ...decorators.map(({ name }) => name),
        ...links.map(({ _key }) => _key),
      ]);
      const spans = (Array.isArray(children) ? children : [])
        .filter((child) => fieldIn(child, '_type') === 'span')
        .map((span) => ({ ...span, marks: (span.marks ?? []).filter((mark: unknown) => known.has(mark)) }));
      const said = String(style ?? 'normal');
      return { ...block, style: headings[said] ?? said, markDefs: links, children: spans };
    })
    .filter(({ children }) => children.some(({ text }) => text?.trim()));
