import type { BlockContent, Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { withPage } from '../findings.ts';

/**
 * What is wrong with Markdown as it is written, in a sentence; undefined when a reader finds in it the blocks that were
 * meant (https://github.com/syntax-tree/mdast).
 */
export function markdownFault(
  blocks: BlockContent[],
  write: (blocks: BlockContent[]) => string,
): string | undefined {
  const written = write(blocks);
  const meant = outlineOf({ type: 'root', children: blocks });
  const read = outlineOf(fromMarkdown(written));
  const index = meant.findIndex((line, place) => line !== read[place]);
  if (index < 0 && meant.length === read.length) return undefined;
  const place = index < 0 ? meant.length : index;
  return withPage(
    'markdown-reads-otherwise',
    `The Markdown reads as something else: ${JSON.stringify(meant[place] ?? 'nothing')} is read as ${JSON.stringify(read[place] ?? 'nothing')}.`,
  );
}

const blockTypes = new Set([
  'heading',
  'paragraph',
  'list',
  'listItem',
  'blockquote',
  'code',
  'thematicBreak',
]);

/** Every block in order, with its place and the words of its line; marks count, in whatever order they are set. */
function outlineOf(node: Nodes, place = ''): string[] {
  if (!('children' in node)) return [`${place} ${node.type}`];
  const kind =
    node.type === 'heading'
      ? `h${node.depth}`
      : node.type === 'list'
        ? `list ${Boolean(node.ordered)}`
        : node.type;
  const own = `${place}/${kind}`;
  const [first] = node.children;
  if (!first || !blockTypes.has(first.type)) return [`${own} ${wordsOf(node)}`.trim()];
  return [own, ...node.children.flatMap((child) => outlineOf(child, own))];
}

/** The words of a line with their marks, `[strong]these [] plain`; white space counts once, and bears no marks. */
function wordsOf(line: Nodes): string {
  const parts: { marks: string; words: string }[] = [];
  const add = (marks: readonly string[], text: string) => {
    for (const words of text.split(/(\s+)/).filter(Boolean)) {
      const own = words.trim() ? [...new Set(marks)].sort().join(' ') : '';
      const last = parts.at(-1);
      if (last?.marks === own) last.words += words;
      else parts.push({ marks: own, words });
    }
  };
  const visit = (node: Nodes, marks: readonly string[]): void => {
    if (node.type === 'text') add(marks, node.value);
    else if (node.type === 'break') add(marks, ' ');
    else if (node.type === 'inlineCode') add([...marks, 'code'], node.value);
    else if (node.type === 'image') add([`image ${node.url}`], node.alt || '-');
    else if (!('children' in node)) add([node.type], '-');
    else for (const child of node.children) visit(child, node === line ? marks : [...marks, markOf(node)]);
  };
  visit(line, []);
  if (!parts.at(-1)?.words.trim()) parts.pop();
  if (!parts[0]?.words.trim()) parts.shift();
  return parts
    .map(({ marks, words }) => `[${marks}]${words}`)
    .join('')
    .replaceAll(/\s+/g, ' ');
}

function markOf(node: Nodes): string {
  return node.type === 'link' ? `link ${node.url}` : node.type;
}
