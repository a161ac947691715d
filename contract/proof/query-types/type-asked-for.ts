import type { TreeNode } from '@tessera/lake/query/syntax/tree';

/** The document type that a filter such as `_type == "post" && …` asks for. */
export function typeAskedFor(filter: TreeNode): string | undefined {
  if (filter.type === 'Group') return typeAskedFor(filter.base);
  if (filter.type === 'And') return typeAskedFor(filter.left) ?? typeAskedFor(filter.right);
  if (filter.type !== 'OpCall' || filter.op !== '==') return undefined;
  return isOwnType(filter.left) && filter.right.type === 'Value' ? String(filter.right.value) : undefined;
}

/** Whether an expression is the type of the document itself, not of one that it refers to or that is around it. */
function isOwnType(tree: TreeNode): boolean {
  if (tree.type !== 'AccessAttribute' || tree.name !== '_type') return false;
  return tree.base === undefined || tree.base.type === 'This';
}
