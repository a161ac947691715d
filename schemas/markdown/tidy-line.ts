import type { PhrasingContent } from 'mdast';

/**
 * Returns a line in a form that Markdown can express. No mark, code or line begins or ends with white space, which
 * would have a meaning there; no mark is empty; and pieces of code are not adjacent, where they would end each other.
 */
export function tidyLine(line: readonly PhrasingContent[]): PhrasingContent[] {
  return apart(line.flatMap(tidyMark)).words;
}

function tidyMark(node: PhrasingContent): PhrasingContent[] {
  if (!('children' in node)) return [node];
  const { before, words: children, after } = apart(node.children.flatMap(tidyMark));
  if (children.length === 0) return before;
  // Every node with children here has inline children, which the compiler loses in the union.
  return [...before, { ...node, children } as PhrasingContent, ...after];
}

/** Splits a line into its words and the white space around them. */
function apart(line: readonly PhrasingContent[]) {
  const pieces = joined(line).flatMap(pieceByPiece);
  const first = pieces.findIndex(isWord);
  const end = pieces.findLastIndex(isWord) + 1;
  if (first < 0) return { before: pieces, words: [], after: [] };
  return { before: pieces.slice(0, first), words: pieces.slice(first, end), after: pieces.slice(end) };
}

function isWord(node: PhrasingContent): boolean {
  return node.type !== 'break' && (node.type !== 'text' || node.value.trim() !== '');
}

function pieceByPiece(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== 'text' && node.type !== 'inlineCode') return [node];
  return node.value
    .split(/^(\s+)|(\s+)$/)
    .flatMap((value) => (value ? [{ type: value.trim() ? node.type : 'text', value }] : []));
}

function joined(line: readonly PhrasingContent[]): PhrasingContent[] {
  const all: PhrasingContent[] = [];
  for (const node of line) {
    const last = all.at(-1);
    if (last?.type === 'inlineCode' && node.type === 'inlineCode')
      all.splice(-1, 1, { ...last, value: last.value + node.value });
    else all.push(node);
  }
  return all;
}
