import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Markdown } from '#schemas/markdown/build.ts';

/** Clean HTML (html.ts) as Markdown. */
export function htmlMarkdown(html: string): Markdown {
  const tree = toMdast(fromHtml(html, { fragment: true }), { document: true });
  // In a document words stand in paragraphs, so all at the top is a block.
  return tree.type === 'root' ? (tree.children as Markdown) : [];
}
