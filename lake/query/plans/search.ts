import type { TreeNode } from '../syntax/tree.ts';
import { isConstant } from './constraint.ts';

/** What documents are searched for: the words of one of some texts, or a reference to one of some documents. */
export interface Search {
  words: TreeNode[];
  references: TreeNode[];
}

/** The searches that every document passing a filter meets, and what the filter says beside them. */
export function takeSearches(filter: TreeNode): { searches: Search[]; rest: TreeNode } {
  const searches: Search[] = [];
  function take(node: TreeNode): TreeNode {
    if (node.type === 'Group') return take(node.base);
    if (node.type === 'And') return { ...node, left: take(node.left), right: take(node.right) };
    const search = searchIn(node);
    if (!search?.words.length) return node; // for references alone there is an index
    searches.push(search);
    return { type: 'Value', value: true };
  }
  return { rest: take(filter), searches };
}

/** The text that a node of the form `[@, …] match text::query($text)` looks for in the whole document. */
export function wholeSearch(node: TreeNode): TreeNode | undefined {
  if (node.type !== 'OpCall' || node.left.type !== 'Array') return undefined;
  return node.left.elements.some(({ value }) => value.type === 'This') ? searchedText(node) : undefined;
}

/** The text that `… match text::query($text)` looks for; undefined when every document looks for another. */
export function searchedText(node: TreeNode): TreeNode | undefined {
  if (node.type !== 'OpCall' || node.op !== 'match' || node.right.type !== 'FuncCall') return undefined;
  const { namespace, name, args } = node.right;
  const isSearch = namespace === 'text' && name === 'query' && args[0] && isConstant(args[0]);
  return isSearch ? args[0] : undefined;
}

/**
 * `*[filter] | score(…)[_score > 0]`, in which the filter too asks for what the score looks for: most documents need
 * no score then; its inner filter, too. As in Sanity, and unlike in groq-js, what holds only one of several words is not found.
 */
export function searchBeforeScore(node: TreeNode): { node: TreeNode; filter: TreeNode } | undefined {
  if (node.type !== 'Filter' || !isPositiveScore(node.expr)) return undefined;
  const score = node.base;
  if (score.type !== 'PipeFuncCall' || score.name !== 'score' || score.base.type !== 'Filter')
    return undefined;
  const found = score.args.map(scoredSearch).reduce(either);
  if (!found) return undefined;
  const expr: TreeNode = { type: 'And', left: score.base.expr, right: asFilter(found) };
  const filter: TreeNode = { ...score.base, expr };
  return { node: { ...node, base: { ...score, base: filter } }, filter };
}

function isPositiveScore(node: TreeNode): boolean {
  if (node.type !== 'OpCall' || node.op !== '>' || node.left.type !== 'AccessAttribute') return false;
  return node.left.name === '_score' && node.right.type === 'Value' && node.right.value === 0;
}

/** What a document must meet to get anything for a part of a score. */
function scoredSearch(node: TreeNode): Search | undefined {
  if (node.type === 'FuncCall' && node.name === 'boost' && node.args[0]) return scoredSearch(node.args[0]);
  if (node.type === 'Group') return scoredSearch(node.base);
  if (node.type === 'And') return scoredSearch(node.left) ?? scoredSearch(node.right);
  if (node.type === 'Or') return either(scoredSearch(node.left), scoredSearch(node.right));
  const words = searchedText(node);
  return words ? { words: [words], references: [] } : searchIn(node);
}

/** The search that a part of a filter is, and nothing else. */
function searchIn(node: TreeNode): Search | undefined {
  if (node.type === 'Group') return searchIn(node.base);
  if (node.type === 'Or') return either(searchIn(node.left), searchIn(node.right));
  const words = wholeSearch(node);
  if (words) return { words: [words], references: [] };
  const isReference = node.type === 'FuncCall' && node.name === 'references' && node.args.every(isConstant);
  return isReference ? { words: [], references: node.args } : undefined;
}

function either(one: Search | undefined, other: Search | undefined): Search | undefined {
  if (!one || !other) return undefined;
  const words = new Map([...one.words, ...other.words].map((text) => [JSON.stringify(text), text]));
  return { words: [...words.values()], references: [...one.references, ...other.references] };
}

function asFilter({ words, references }: Search): TreeNode {
  const left: TreeNode = { type: 'Array', elements: [{ isSplat: false, value: { type: 'This' } }] };
  const searches: TreeNode[] = words.map((text) => ({
    type: 'OpCall',
    op: 'match',
    left,
    right: call('text', 'query', [text]),
  }));
  const parts = references.length > 0 ? [...searches, call('global', 'references', references)] : searches;
  return parts.reduce((left, right) => ({ type: 'Or', left, right }));
}

const call = (namespace: string, name: string, args: TreeNode[]): TreeNode => ({
  type: 'FuncCall',
  namespace,
  name,
  args,
});
