import type { Nodes, Root } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Markdown } from './build.ts';
import { tidyLine } from './tidy-line.ts';

/**
 * Writes a tree as CommonMark, and escapes every text that would otherwise be read as markup. `addressOf` makes the
 * addresses of links and pictures absolute.
 */
export function writeMarkdown(blocks: Markdown, addressOf = (address: string) => address): string {
  const root: Root = { type: 'root', children: blocks };
  return toMarkdown(ready(root, addressOf), {
    bullet: '-',
    emphasis: '_',
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  });
}

function ready<Node extends Nodes>(node: Node, addressOf: (address: string) => string): Node {
  const own = node.type === 'link' || node.type === 'image' ? { url: addressOf(node.url) } : {};
  if (!('children' in node)) return { ...node, ...own };
  const isLine = node.type === 'paragraph' || node.type === 'heading';
  const children = isLine ? tidyLine(node.children) : node.children;
  return { ...node, ...own, children: children.map((child: Nodes) => ready(child, addressOf)) };
}
