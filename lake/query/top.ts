import type { AttributeOrder } from '../kernel/store/document-source.ts';
import { isConstant } from './constraint.ts';
import type { TreeNode } from './tree.ts';

/** The first documents that a filter finds, in the order of an attribute. */
export interface Top extends Omit<AttributeOrder, 'after'> {
  /** How many are wanted. */
  count: number;
  /** `*[…]._id`, to be asked of any documents. */
  filter: TreeNode;
  /** The constant after which the ids of all that are wanted come, where they are wanted in the order of ids. */
  after?: TreeNode;
}

/** `*[…] | order(…)[0...n]`, also with a projection before the order: its filter, and of what it finds the part that is wanted. */
export function topOf(node: TreeNode): { filter: TreeNode; top: Omit<Top, 'filter'> } | undefined {
  const count = countOf(node);
  if (count === undefined || !('base' in node)) return undefined;
  const order = node.base;
  if (order?.type !== 'PipeFuncCall' || order.name !== 'order' || !order.args[0]) return undefined;
  const { base: ordered } = order;
  const isProjected = ordered.type === 'Map' && ordered.expr.type === 'Projection';
  const filter = isProjected ? ordered.base : ordered;
  if (filter.type !== 'Filter' || filter.base.type !== 'Everything') return undefined;
  const [first] = order.args;
  const isDescending = first.type === 'Desc';
  const value = first.type === 'Desc' || first.type === 'Asc' ? first.base : first;
  const attribute = attributeOf(value, isProjected ? ordered.expr : undefined);
  if (attribute === undefined) return undefined;
  const after = attribute === '_id' && !isProjected ? lowestId(filter.expr) : undefined;
  return { filter, top: { attribute, isDescending, count, ...(after && { after }) } };
}

/** The constant in `_id > $id`, which the whole of a filter demands: so who reads all documents asks for the next ones. */
function lowestId(filter: TreeNode): TreeNode | undefined {
  if (filter.type === 'Group') return lowestId(filter.base);
  if (filter.type === 'And') return lowestId(filter.left) ?? lowestId(filter.right);
  if (filter.type !== 'OpCall' || filter.op !== '>' || !isConstant(filter.right)) return undefined;
  return filter.left.type === 'AccessAttribute' && filter.left.name === '_id' && !filter.left.base
    ? filter.right
    : undefined;
}

function countOf(node: TreeNode): number | undefined {
  if (node.type === 'AccessElement') return node.index >= 0 ? node.index + 1 : undefined;
  if (node.type !== 'Slice' || node.left < 0 || node.right < 0) return undefined;
  return node.isInclusive ? node.right + 1 : node.right;
}

/** The attribute of a document by which an expression puts it in order, after a projection where there is one. */
function attributeOf(value: TreeNode, projection: TreeNode | undefined): string | undefined {
  if (value.type === 'FuncCall' && (value.name === 'lower' || value.name === 'dateTime')) {
    const field = value.args[0] && attributeOf(value.args[0], projection);
    return field && /^\w+$/.test(field) ? `${value.name}(${field})` : undefined;
  }
  if (projection) {
    const projected = projectedAs(value, projection);
    return projected && attributeOf(projected, undefined);
  }
  if (value.type !== 'AccessAttribute') return undefined;
  if (!value.base) return value.name;
  const { base } = value;
  return base.type === 'AccessAttribute' && !base.base ? `${base.name}.${value.name}` : undefined;
}

/** What a projection says that a field of its objects is, or an item of a list that it makes. */
function projectedAs(value: TreeNode, projection: TreeNode): TreeNode | undefined {
  if (value.type === 'AccessElement') {
    const list = projectedAs(value.base, projection);
    const isPlain = list?.type === 'Array' && !list.elements.some(({ isSplat }) => isSplat);
    return isPlain ? list.elements[value.index]?.value : undefined;
  }
  if (value.type !== 'AccessAttribute' || value.base) return undefined;
  if (projection.type !== 'Projection' || projection.base.type !== 'This') return undefined;
  if (projection.expr.type !== 'Object') return undefined;
  const { attributes } = projection.expr;
  const isPlain = attributes.every(({ type }) => type === 'ObjectAttributeValue');
  return isPlain ? attributes.findLast(({ name }) => name === value.name)?.value : undefined;
}
