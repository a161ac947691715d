/**
 * The nodes of a parsed query that the planner looks into; every other kind is passed on as it is. (The types
 * that groq-js 2.0.0 names for its tree are missing from its package.)
 */
export type TreeNode =
  | { type: 'Group'; base: TreeNode }
  | { type: 'And'; left: TreeNode; right: TreeNode }
  | { type: 'Or'; left: TreeNode; right: TreeNode }
  | { type: 'OpCall'; op: string; left: TreeNode; right: TreeNode }
  | { type: 'FuncCall'; namespace: string; name: string; args: TreeNode[] }
  | { type: 'PipeFuncCall'; base: TreeNode; name: string; args: TreeNode[] }
  | { type: 'AccessAttribute'; base?: TreeNode; name: string }
  | { type: 'Value'; value: unknown }
  | { type: 'Array'; elements: { isSplat: boolean; value: TreeNode }[] }
  | { type: 'Filter'; base: TreeNode; expr: TreeNode }
  | { type: 'Projection'; base: TreeNode; expr: TreeNode }
  | { type: 'FlatMap'; base: TreeNode; expr: TreeNode }
  | { type: 'Object'; attributes: { type: string; name?: string; value?: TreeNode }[] }
  | { type: 'Deref'; base: TreeNode }
  | { type: 'Slice'; base: TreeNode; left: number; right: number; isInclusive: boolean }
  | { type: 'AccessElement'; base: TreeNode; index: number }
  | { type: 'ArrayCoerce'; base: TreeNode }
  | { type: 'Map'; base: TreeNode; expr: TreeNode }
  | { type: 'Asc' | 'Desc'; base: TreeNode }
  | { type: 'Select'; alternatives: { condition: TreeNode; value: TreeNode }[]; fallback?: TreeNode }
  | { type: 'This' }
  | { type: 'Parent'; n: number }
  | { type: 'Everything' }
  | { type: 'Parameter'; name: string };

/**
 * A copy of a tree. `change` is asked for every node, from the root down, and replaces it; undefined keeps the node and
 * goes on within it.
 */
export function mapTree(node: TreeNode, change: (node: TreeNode) => TreeNode | undefined): TreeNode {
  const changed = change(node);
  if (changed) return changed;
  // What a constant holds is data, not a part of the tree.
  if (node.type === 'Value') return node;
  return mapFields(node, change);
}

/** A copy of a node whose inner nodes went through `mapTree`. */
export function mapFields<Fields extends object>(
  node: Fields,
  change: (node: TreeNode) => TreeNode | undefined,
): Fields {
  const fields = Object.entries(node).map(([name, field]) => [name, mapField(field, change)]);
  // What takes the place of a node is of a type that may stand there.
  return Object.fromEntries(fields) as Fields;
}

function mapField(field: unknown, change: (node: TreeNode) => TreeNode | undefined): unknown {
  if (Array.isArray(field)) return field.map((item) => mapField(item, change));
  if (field === null || typeof field !== 'object') return field;
  return isNode(field) ? mapTree(field, change) : mapFields(field, change);
}

const isNode = (field: object): field is TreeNode => 'type' in field && typeof field.type === 'string';

/**
 * Whether a part of a node has a scope of its own: `@` is something else in there, and `^` leads to the `@` around it.
 */
export const isScope = ({ type }: TreeNode): boolean =>
  /^(Map|FlatMap|Projection|Filter|PipeFuncCall|SelectorFuncCall|SelectorNested)$/.test(type);

/** Whether some node of a tree is as wanted. */
export function someNode(node: TreeNode, isWanted: (node: TreeNode) => boolean): boolean {
  let isFound = false;
  mapTree(node, (inner) => {
    isFound ||= isWanted(inner);
    return isFound ? inner : undefined;
  });
  return isFound;
}
