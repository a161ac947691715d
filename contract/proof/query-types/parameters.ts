import { sliceParams } from '@tessera/lake/query/syntax/slice-params';
import { mapTree, type TreeNode } from '@tessera/lake/query/syntax/tree';
import { parse } from 'groq-js';

/**
 * The parsed query in which the parameters that it is given have their types and no values, for these could prove too
 * much: lists that are cut by parameters may be of any length.
 */
export function parseWithParameters(query: string, given: Readonly<Record<string, unknown>>): TreeNode {
  const { from, to } = sliceParams(query);
  const cuts = [...from, ...to].map((name) => [name, unknownCut]);
  const tree: TreeNode = parse(query, { params: Object.fromEntries(cuts) });
  return mapTree(tree, (node) => (node.type === 'Parameter' ? typed[typeof given[node.name]] : undefined));
}

/** The end of a slice that a parameter gives, and that nobody knows while types are evaluated. */
export const unknownCut = Number.MAX_SAFE_INTEGER;

// Expressions of that type, as nothing is known of a parameter while types are evaluated.
const typed: Readonly<Record<string, TreeNode>> = {
  string: parse('string(count(*))'),
  number: parse('count(*)'),
};
