import { sliceParams } from '@tessera/lake/query/syntax/slice-params';
import { mapTree, type TreeNode } from '@tessera/lake/query/syntax/tree';
import { parse } from 'groq-js';

/**
 * Parses a query and gives its parameters their types but no values, because these could prove too much: a list that is
 * cut by parameters may have any length.
 */
export function parseWithParameters(query: string, given: Readonly<Record<string, unknown>>): TreeNode {
  const { from, to } = sliceParams(query);
  const cuts = [...from, ...to].map((name) => [name, unknownCut]);
  const tree: TreeNode = parse(query, { params: Object.fromEntries(cuts) });
  return mapTree(tree, (node) => (node.type === 'Parameter' ? typed[typeof given[node.name]] : undefined));
}

/** Takes the place of a slice's end that a parameter gives, which nobody knows while types are evaluated. */
export const unknownCut = Number.MAX_SAFE_INTEGER;

// Expressions of that type, because nothing is known of a parameter while types are evaluated.
const typed: Readonly<Record<string, TreeNode>> = {
  string: parse('string(count(*))'),
  number: parse('count(*)'),
};
