import { call } from './call.ts';
import { isScope, mapTree, type TreeNode } from './tree.ts';

/** A value that a filter takes from around it (`^.category._ref`): the names that lead to it. */
export type OuterPath = readonly string[];

/**
 * The values of outer paths at one place, in the same order; null for a value that is not a text, a number or a
 * boolean.
 */
export type OuterValues = readonly (string | number | boolean | null)[];

/**
 * The paths of what a filter takes from around it; undefined when its tree does not tell: when it reaches further out,
 * takes all that is around it, or takes something within an inner scope.
 */
export function outerPathsIn(expr: TreeNode): OuterPath[] | undefined {
  const paths = new Map<string, OuterPath>();
  let isKnown = true;
  mapTree(expr, (node) => {
    const path = outerPathOf(node);
    if (path) {
      paths.set(path.join('.'), path);
      return node;
    }
    if (node.type === 'Parent') isKnown = false;
    // `^` means something else in there.
    if (isScope(node) && holdsParent(node)) isKnown = false;
    return isScope(node) ? node : undefined;
  });
  return isKnown ? [...paths.values()] : undefined;
}

/** A reference to a set or a count, made of its name and of the values that its filter takes from around it. */
export function outerReference(name: string, paths: readonly OuterPath[]): TreeNode {
  const reference = (...values: unknown[]) => `${name} ${JSON.stringify(values.map(plainOf))}`;
  const value = call(reference, paths.map(innerNode));
  return { type: 'Object', attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value }] };
}

/** The name in such a reference, and the values of its paths. */
export function readOuterReference(reference: string): { name: string; values: OuterValues } {
  const [, name = reference, values = '[]'] = reference.match(/^((?:set|count) \d+) (.*)$/s) ?? [];
  return { name, values: JSON.parse(values) };
}

/** A tree with values in place of what it takes from around it; undefined when one of them is not known. */
export function withOuterValues(
  tree: TreeNode,
  paths: readonly OuterPath[],
  values: OuterValues,
): TreeNode | undefined {
  if (paths.length === 0) return tree;
  if (values.includes(null)) return undefined;
  const known = new Map(paths.map((path, index) => [path.join('.'), values[index]]));
  return mapTree(tree, (node) => {
    const path = outerPathOf(node)?.join('.');
    return path === undefined ? undefined : { type: 'Value', value: known.get(path) };
  });
}

/** The names after `^` where a node is nothing but such a path, one step out; undefined for any other node. */
function outerPathOf(node: TreeNode): OuterPath | undefined {
  if (node.type !== 'AccessAttribute' || !node.base) return undefined;
  if (node.base.type === 'Parent') return node.base.n === 1 ? [node.name] : undefined;
  const path = outerPathOf(node.base);
  return path && [...path, node.name];
}

/** The same value, seen from outside the filter. */
const innerNode = (path: OuterPath): TreeNode =>
  path.slice(1).reduce<TreeNode>((base, name) => ({ type: 'AccessAttribute', base, name }), {
    type: 'AccessAttribute',
    name: path[0] ?? '',
  });

const holdsParent = (node: TreeNode): boolean => JSON.stringify(node).includes('"type":"Parent"');

const plainOf = (value: unknown): OuterValues[number] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
