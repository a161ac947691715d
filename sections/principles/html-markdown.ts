import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Markdown } from '#schemas/markdown/build.ts';

/** Sanitised HTML (html.ts) as Markdown. */
export function htmlMarkdown(html: string): Markdown {
  const tree = toMdast(fromHtml(html, { fragment: true }), { document: true });
  // With `document` all inline content is in paragraphs, so every child at the top is a block.
  return tree.type === 'root' ? (tree.children as Markdown) : [];
}
