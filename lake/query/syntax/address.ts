import type { TreeNode } from './tree.ts';

const mark = 'address of ';

/**
 * Marks a dereference that reads nothing but its target's type, id and slug fields (`page->{_type, "path":
 * path.current}`): `x->` becomes `x{"_ref": mark + _ref}->`, so that whoever looks the document up knows that only its
 * address is wanted. Undefined for any other node.
 */
export function markAddress(node: TreeNode, slugs: readonly string[]): TreeNode | undefined {
  if (node.type !== 'Projection' || node.base.type !== 'Deref') return undefined;
  if (!isAddress(node.expr, ['_type', '_id', ...slugs])) return undefined;
  const value: TreeNode = {
    type: 'OpCall',
    op: '+',
    left: { type: 'Value', value: mark },
    right: { type: 'AccessAttribute', name: '_ref' },
  };
  const expr: TreeNode = {
    type: 'Object',
    attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value }],
  };
  return { ...node, base: { type: 'Deref', base: { type: 'Projection', base: node.base.base, expr } } };
}

/** The id that a reference names, and whether only the address of that document is wanted. */
export function readMark(reference: string): { id: string; isAddress: boolean } {
  const isAddress = reference.startsWith(mark);
  return { id: isAddress ? reference.slice(mark.length) : reference, isAddress };
}

function isAddress(expr: TreeNode, addressFields: readonly string[]): boolean {
  return (
    expr.type === 'Object' &&
    expr.attributes.every(
      ({ type, value }) => type === 'ObjectAttributeValue' && value && addressFields.includes(rootOf(value)),
    )
  );
}

function rootOf(node: TreeNode): string {
  if (node.type !== 'AccessAttribute') return '';
  return node.base ? rootOf(node.base) : node.name;
}
