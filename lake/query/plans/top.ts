import { isKept } from '../../kernel/store/attribute.ts';
import type { AttributeOrder } from '../../kernel/store/document-source.ts';
import { type OuterPath, outerPathsIn } from '../syntax/outer-values.ts';
import type { TreeNode } from '../syntax/tree.ts';
import { isConstant, loweredIn } from './constraint.ts';

/**
 * The first documents that a query wants in the order of an attribute, so that an index need only be read until there
 * are enough.
 */
export interface FirstOfOrder extends Pick<AttributeOrder, 'attribute' | 'isDescending'> {
  /** How many are wanted. */
  count: number;
  /** The bounds within which the filter wants that attribute to be. */
  bounds: Bound[];
  /** The attributes, of whatever name, that the filter wants to have one certain value. */
  equals: { attribute: string; value: TreeNode }[];
}

/** A comparison that an attribute has to meet: it stands on the left of `op`, and `value` on the right. */
export interface Bound {
  op: '<' | '<=' | '>' | '>=' | '==';
  value: TreeNode;
}

/** The first documents in an order, and the filter by which they are found. */
export interface Top extends FirstOfOrder {
  /** The values that the filter takes from the query around it, such as `^.name`. */
  outer: readonly OuterPath[];
  /** The filter as a query of its own, `*[…]._id`: asked of some documents, it answers which of them pass. */
  filter: TreeNode;
}

/**
 * The filter of a query that wants only the first documents, and which these are: of `*[…][0...n]` or `*[…] |
 * order(…)[0...n]`, also with a projection before the order. Undefined for any other query.
 */
export function topOf(node: TreeNode): { filter: TreeNode; top: FirstOfOrder } | undefined {
  const count = countOf(node);
  if (count === undefined || !('base' in node)) return undefined;
  const order = node.base;
  // Without an order, documents come in the order of their ids.
  if (order?.type === 'Filter' && order.base.type === 'Everything')
    return {
      filter: order,
      top: {
        ...{ attribute: '_id', isDescending: false, count },
        ...{ bounds: boundsIn(order.expr, '_id'), equals: equalsIn(order.expr) },
      },
    };
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
  const demanded = { bounds: boundsIn(filter.expr, attribute), equals: equalsIn(filter.expr) };
  return { filter, top: { attribute, isDescending, count, ...demanded } };
}

function equalsIn(expr: TreeNode): FirstOfOrder['equals'] {
  if (expr.type === 'Group') return equalsIn(expr.base);
  if (expr.type === 'And') return [...equalsIn(expr.left), ...equalsIn(expr.right)];
  if (expr.type !== 'OpCall' || expr.op !== '==' || !isFixed(expr.right)) return [];
  const attribute = attributeOf(expr.left, undefined);
  return attribute !== undefined && isKept(attribute) ? [{ attribute, value: expr.right }] : [];
}

const turned = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '==': '==' } as const;

function boundsIn(expr: TreeNode, attribute: string): Bound[] {
  if (expr.type === 'Group') return boundsIn(expr.base, attribute);
  if (expr.type === 'And') return [...boundsIn(expr.left, attribute), ...boundsIn(expr.right, attribute)];
  if (expr.type !== 'OpCall' || !isComparison(expr.op)) return [];
  const { op, left, right } = expr;
  if (attributeOf(left, undefined) === attribute && isFixed(right)) return [{ op, value: right }];
  if (attributeOf(right, undefined) === attribute && isFixed(left)) return [{ op: turned[op], value: left }];
  return [];
}

const isComparison = (op: string): op is Bound['op'] => Object.hasOwn(turned, op);

/**
 * Whether a value is known before the filter looks at its documents: it is a constant, or one value of the query around
 * it.
 */
function isFixed(node: TreeNode): boolean {
  const lowered = loweredIn(node);
  if (lowered) return isFixed(lowered);
  return isConstant(node) || (outerPathsIn(node)?.length === 1 && node.type === 'AccessAttribute');
}

function countOf(node: TreeNode): number | undefined {
  if (node.type === 'AccessElement') return node.index >= 0 ? node.index + 1 : undefined;
  if (node.type !== 'Slice' || node.left < 0 || node.right < 0) return undefined;
  return node.isInclusive ? node.right + 1 : node.right;
}

/**
 * The one attribute of the stored document that an expression stands for; undefined for anything else. With a
 * projection, the expression is about what that makes of the document.
 */
export function attributeOf(value: TreeNode, projection: TreeNode | undefined): string | undefined {
  if (value.type === 'FuncCall' && (value.name === 'lower' || value.name === 'dateTime')) {
    const field = value.args[0] && attributeOf(value.args[0], projection);
    return field && /^\w+$/.test(field) ? `${value.name}(${field})` : undefined;
  }
  if (projection) {
    const projected = projectedAs(value, projection);
    return projected && attributeOf(projected, undefined);
  }
  if (value.type !== 'AccessAttribute') return undefined;
  // A perspective adds `_originalId` to what it shows; stored documents do not have it.
  if (!value.base) return value.name === '_originalId' ? undefined : value.name;
  const { base } = value;
  return base.type === 'AccessAttribute' && !base.base ? `${base.name}.${value.name}` : undefined;
}

/**
 * The expression from which a projection makes a field, or an item of a list in a field; undefined when the projection
 * has anything but plain fields.
 */
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
