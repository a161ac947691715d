import { htmlToPortableText } from '@portabletext/html';
import { compileSchema, defineSchema } from '@portabletext/schema';
import type { RichBlock } from '#canvas/text/rich-changes.ts';
import { fieldIn, isFields } from '#schemas/fields.ts';
import { checkAddress } from '#schemas/link/check-link.ts';
import { newKey } from '#schemas/new-keys.ts';
import { decorators, linkMark, lists, styles } from './rich-schema.ts';
import { withTableRows } from './table-rows.ts';
import { withWordLists } from './word-lists.ts';

/** The headings of other texts that none of ours has, and what becomes of them. */
const headings: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Where Word and Google Docs lead within the text that was copied: to footnotes, comments, headings, of which nothing comes along. */
const within = /^#(_|ftnt|cmnt|heading=|bookmark=)/;

const read = compileSchema(
  defineSchema({
    styles: [...styles, ...Object.keys(headings).map((name) => ({ name }))],
    lists,
    decorators,
    annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
  }),
);

/** What is taken of HTML from a word processor or a web page: its words, with what a formatted text of ours may have. */
export function blocksOfHtml(html: string): RichBlock[] {
  const tidied = withTableRows(withWordLists(html));
  const blocks = htmlToPortableText(tidied, { schema: read, keyGenerator: newKey });
  // Of its blocks it is looked at next what they hold.
  return permitted(blocks as unknown as RichBlock[]);
}

/** Blocks that were read as anywhere on the web, as a formatted text of ours has them: links lead to addresses that the form takes. */
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
