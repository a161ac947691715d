import type { TreeNode } from '@tessera/lake/query/syntax/tree';
import type { TypeNode } from 'groq-js';
import {
  alternativesOf,
  attributesAt,
  type Expression,
  type ListNode,
  listsIn,
  objectsIn,
  typeAt,
} from './expression.ts';
import type { ExtractedSchema } from './extract.ts';
import { isSameTree } from './guards.ts';
import { unknownCut } from './parameters.ts';
import { itemsOfEach } from './result-type.ts';

/** How many items a list has at least and at most. */
interface Bounds {
  min?: number;
  max?: number;
  /** Whether it comes unchanged from a field, so that it can have every length between these. */
  isFree?: boolean;
}

/** Whether an expression is never null, as conditions around it, rules of the Studio and lengths of lists say. */
export function isThere(expression: Expression | undefined): boolean {
  if (!expression) return false;
  const { scope, extracted, guards = [] } = expression;
  const tree = listNode(expression);
  const inner = (node: TreeNode) => isThere({ ...expression, tree: node });
  if (guards.some((guard) => isSameTree(guard, expression.tree))) return true;
  switch (tree.type) {
    case 'Group':
      return inner(tree.base);
    case 'This':
      return scope !== null;
    case 'Value':
      return tree.value !== null;
    case 'Object':
    case 'Array':
      return true;
    case 'AccessAttribute': {
      const from = tree.base ? typeAt(tree.base, expression) : scope;
      const isRead =
        from !== null && (!tree.base || inner(tree.base)) && isEvery(from, isObjectType, extracted);
      return (
        isRead &&
        attributesAt(tree, expression).every((one) => one && !one.optional && !isNullable(one.value))
      );
    }
    case 'AccessElement': {
      const { index, base } = tree;
      const least = boundsOf({ ...expression, tree: base })?.min ?? 0;
      return inner(base) && isList(base, expression) && (index < 0 ? least >= -index : least > index);
    }
    case 'Deref': {
      const from = typeAt(tree.base, expression);
      const isRead = from !== null && inner(tree.base) && isEvery(from, isObjectType, extracted);
      const targets = isRead ? objectsIn(from, extracted).map(({ dereferencesTo }) => dereferencesTo) : [];
      return targets.length > 0 && targets.every((target) => target && extracted.declared.has(target));
    }
    case 'Projection': {
      const from = typeAt(tree.base, expression);
      return from !== null && inner(tree.base) && isEvery(from, isObjectType, extracted);
    }
    case 'Slice':
    case 'ArrayCoerce':
    case 'Filter':
    case 'Map':
      return inner(tree.base) && isList(tree.base, expression);
    case 'PipeFuncCall':
      return tree.name === 'order' && inner(tree.base) && isList(tree.base, expression);
    case 'Select':
      return tree.fallback !== undefined && alternativesOf(expression).every(isThere);
    case 'FuncCall':
      return tree.name === 'coalesce' && tree.args.some(inner);
    default:
      return false;
  }
}

function listNode({ tree }: Expression): ListNode {
  return tree;
}

function isList(node: TreeNode, expression: Expression): boolean {
  const type = typeAt(node, expression);
  return type !== null && isEvery(type, ({ type: form }) => form === 'array', expression.extracted);
}

function isObjectType({ type }: TypeNode): boolean {
  return type === 'object';
}

function isNullable(type: TypeNode): boolean {
  if (type.type === 'union') return type.of.some(isNullable);
  return type.type === 'null' || type.type === 'unknown';
}

/** Whether a type has forms, and each of them is wanted. */
function isEvery(type: TypeNode, isWanted: (form: TypeNode) => boolean, extracted: ExtractedSchema): boolean {
  if (type.type === 'union')
    return type.of.length > 0 && type.of.every((one) => isEvery(one, isWanted, extracted));
  if (type.type !== 'inline') return isWanted(type);
  const declared = extracted.declared.get(type.name);
  return declared !== undefined && isEvery(declared, isWanted, extracted);
}

/** How long the list that an expression makes can be; undefined when the query does not tell. */
export function boundsOf(expression: Expression | undefined): Bounds | undefined {
  if (!expression) return undefined;
  const tree = listNode(expression);
  const of = (inner: TreeNode) => boundsOf({ ...expression, tree: inner });
  switch (tree.type) {
    case 'Group':
    case 'ArrayCoerce':
    case 'Map':
      return of(tree.base);
    case 'PipeFuncCall':
      return tree.name === 'order' ? of(tree.base) : undefined;
    case 'Filter':
      return { max: of(tree.base)?.max };
    case 'Slice':
      return sliced(tree, of(tree.base) ?? {});
    case 'FuncCall': {
      const [first] = tree.args;
      if (!first) return undefined;
      if (tree.namespace === 'array' && tree.name === 'compact') return { max: of(first)?.max };
      if (tree.namespace === 'array' && tree.name === 'unique') {
        const { min = 0, max } = of(first) ?? {};
        return { min: Math.min(1, min), max };
      }
      if (tree.name !== 'coalesce') return undefined;
      // The other lists count only where the first may be missing.
      return joined(isThere({ ...expression, tree: first }) ? [of(first)] : tree.args.map(of));
    }
    case 'FlatMap':
      // What each item becomes is known only for lists that are spread into one (result-type.ts).
      return tree.base.type === 'Array' && isSameTree(tree.expr, itemsOfEach)
        ? summed(tree.base.elements.map(({ value }) => of(value)))
        : undefined;
    case 'Array': {
      const { length } = tree.elements;
      return { min: length, max: length };
    }
    case 'Select':
      return joined(alternativesOf(expression).map(boundsOf));
    default: {
      const type = typeAt(tree, expression);
      const lists = type ? listsIn(type) : [];
      const isFree = tree.type === 'AccessAttribute' && !tree.base && isList(tree, expression);
      if (lists.length === 0) return isFree ? { isFree } : undefined;
      return { ...joined(lists.map(({ bounds = {} }) => ({ min: bounds.min, max: bounds.max }))), isFree };
    }
  }
}

/**
 * The bounds of a slice whose ends are counted from the start; any other slice has any length up to that of its list.
 */
function sliced({ left, right, isInclusive }: TreeNode & { type: 'Slice' }, list: Bounds): Bounds {
  const end = isInclusive ? right + 1 : right;
  const isCounted = left >= 0 && left !== unknownCut && right >= 0;
  const from = isCounted ? left : 0;
  return {
    min: isCounted && right !== unknownCut ? Math.max(0, Math.min(list.min ?? 0, end) - from) : 0,
    max: Math.min(
      left >= 0 && right >= 0 ? Math.max(0, end - from) : Number.POSITIVE_INFINITY,
      list.max ?? Number.POSITIVE_INFINITY,
    ),
  };
}

function joined(all: (Bounds | undefined)[]): Bounds {
  const mins = all.map((bounds) => bounds?.min ?? 0);
  const maxes = all.map((bounds) => bounds?.max ?? Number.POSITIVE_INFINITY);
  return { min: Math.min(...mins), max: Math.max(...maxes) };
}

function summed(all: (Bounds | undefined)[]): Bounds {
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    min: sum(all.map((bounds) => bounds?.min ?? 0)),
    max: sum(all.map((bounds) => bounds?.max ?? Number.POSITIVE_INFINITY)),
  };
}
