import type { TreeNode } from '@tessera/lake/query/syntax/tree';
import { attributesAt, type Expression, type ListNode } from './expression.ts';
import type { FieldAttribute } from './extract.ts';

/**
 * The field that an expression reads as it is, or of which it makes a new list or group (`faq.items` for
 * `items[]{question}`), and whether an editor may leave it empty; undefined unless it is exactly one field.
 */
export function fieldRead(
  expression: Expression | undefined,
): { field: string; mayBeEmpty: boolean } | undefined {
  const read = expression && readBy(expression.tree);
  const attributes: (FieldAttribute | undefined)[] = read ? attributesAt(read, expression) : [];
  const [first] = attributes;
  if (!first?.field || attributes.some((one) => one?.field !== first.field)) return undefined;
  return { field: first.field, mayBeEmpty: first.optional === true };
}

function readBy(node: ListNode): (TreeNode & { type: 'AccessAttribute' }) | undefined {
  switch (node.type) {
    case 'AccessAttribute':
      return node;
    case 'Group':
    case 'ArrayCoerce':
    case 'Slice':
    case 'Filter':
    case 'Map':
    case 'Projection':
    case 'Deref':
      return readBy(node.base);
    default:
      return undefined;
  }
}
