import type { TreeNode } from '@tessera/lake/query/tree';
import type { TypeNode } from 'groq-js';
import type { BoundedArray, ExtractedSchema } from './extract.ts';

/** A part of a query, and what `@` is in it: enough to say which field is meant, and how long a list can be. */
export interface Expression {
  tree: TreeNode;
  /** The type of `@`; null where it is not followed. */
  scope: TypeNode | null;
  extracted: ExtractedSchema;
}

/** How many items a list has at least and at most. */
interface Bounds {
  min?: number;
  max?: number;
}

/** The expression of a key in what an expression projects. */
export function inField(expression: Expression | undefined, key: string): Expression | undefined {
  if (!expression) return undefined;
  const object = projected(expression);
  const attribute = object?.attributes.find(({ name }) => name === key);
  return object && attribute?.value
    ? { ...expression, tree: attribute.value, scope: object.scope }
    : undefined;
}

/** The expression of the items of a list that an expression makes. */
export function inItems(expression: Expression | undefined): Expression | undefined {
  const mapped = expression && mapOf(expression.tree);
  if (!expression || !mapped) return undefined;
  return { ...expression, tree: mapped.expr, scope: itemOf(typeAt(mapped.base, expression)) };
}

/** Any node, those too that make lists of lists, which the lake's planner does not look into. */
type ListNode =
  | TreeNode
  | { type: 'Map'; base: TreeNode; expr: TreeNode }
  | { type: 'ArrayCoerce' | 'AccessElement'; base: TreeNode }
  | { type: 'Slice'; base: TreeNode; left?: number; right?: number; isInclusive?: boolean };

/** How long the list can be that an expression makes; nothing where the query says nothing of it. */
export function boundsOf(expression: Expression | undefined, extracted: ExtractedSchema): Bounds | undefined {
  return expression && boundsOfNode(expression.tree, expression, extracted);
}

function boundsOfNode(
  node: ListNode,
  expression: Expression,
  extracted: ExtractedSchema,
): Bounds | undefined {
  const of = (inner: TreeNode) => boundsOf({ ...expression, tree: inner }, extracted);
  switch (node.type) {
    case 'Group':
    case 'ArrayCoerce':
    case 'Map':
      return of(node.base);
    case 'PipeFuncCall':
      return node.name === 'order' ? of(node.base) : undefined;
    case 'Filter':
      return { max: of(node.base)?.max };
    case 'Slice': {
      const { left = -1, right = -1, isInclusive } = node;
      const length = left >= 0 && right >= 0 ? Math.max(0, right - left + (isInclusive ? 1 : 0)) : undefined;
      const inner = of(node.base)?.max;
      return { max: Math.min(length ?? Number.POSITIVE_INFINITY, inner ?? Number.POSITIVE_INFINITY) };
    }
    case 'FuncCall': {
      if (node.name !== 'coalesce') return undefined;
      const each = node.args.map((arg) => of(arg));
      const [first] = node.args;
      // The other lists stand in only where the first is missing.
      const isThere = first && !mayBeMissing(first, expression);
      return isThere ? each[0] : joined(each);
    }
    case 'Array': {
      const { length } = node.elements;
      return { min: length, max: length };
    }
    default: {
      const type = typeAt(node, expression);
      const list = type && listIn(type);
      if (!list) return undefined;
      return { min: list.bounds?.required ? list.bounds.min : 0, max: list.bounds?.max };
    }
  }
}

/** The name that an expression reads, and the names that there are instead; undefined where the name exists. */
export function fieldNamesAt(
  expression: Expression | undefined,
  extracted: ExtractedSchema,
): { name: string; of: string; names: string[] } | undefined {
  const read = expression && innermostAccess(expression.tree);
  if (!expression || !read) return undefined;
  const scope = read.base ? typeAt(read.base, expression) : expression.scope;
  const object = scope && objectIn(scope, extracted);
  // Of several types that can stand there, another may have the field.
  if (!object || isSeveral(scope, extracted) || read.name.startsWith('_') || read.name in object.attributes)
    return undefined;
  const names = Object.keys(object.attributes).filter((name) => !name.startsWith('_'));
  const type = object.attributes._type?.value;
  return { name: read.name, of: type?.type === 'string' ? (type.value ?? 'it') : 'the group', names };
}

function projected({ tree, scope, extracted, ...rest }: Expression) {
  if (tree.type === 'Group') return projected({ tree: tree.base, scope, extracted, ...rest });
  if (tree.type === 'Object') return { attributes: tree.attributes, scope };
  if (tree.type !== 'Projection' || tree.expr.type !== 'Object') return undefined;
  const inner = typeAt(tree.base, { tree, scope, extracted });
  return { attributes: tree.expr.attributes, scope: inner && objectIn(inner, extracted) };
}

function mapOf(node: ListNode): { base: TreeNode; expr: TreeNode } | undefined {
  if (node.type === 'Map') return node;
  if (node.type === 'Group') return mapOf(node.base);
  if (node.type === 'FuncCall' && node.args[0]) return mapOf(node.args[0]);
  return undefined;
}

/** The type of an expression as far as it only walks through fields, lists and references. */
function typeAt(node: ListNode, expression: Expression): TypeNode | null {
  const { scope, extracted } = expression;
  switch (node.type) {
    case 'This':
      return scope;
    case 'Group':
    case 'ArrayCoerce':
    case 'Slice':
    case 'PipeFuncCall':
      return typeAt(node.base, expression);
    case 'Filter': {
      const type = node.base.type === 'Everything' && typeAskedFor(node.expr);
      const document = type && extracted.declared.get(type);
      return document ? { type: 'array', of: document } : typeAt(node.base, expression);
    }
    case 'AccessElement':
      return itemOf(typeAt(node.base, expression));
    case 'AccessAttribute': {
      const { name, base } = node;
      const from = base ? typeAt(base, expression) : scope;
      const object = from && objectIn(from, extracted);
      return object?.attributes[name]?.value ?? null;
    }
    case 'Deref': {
      const from = typeAt(node.base, expression);
      const target = from && objectIn(from, extracted)?.dereferencesTo;
      return (target && extracted.declared.get(target)) || null;
    }
    default:
      return null;
  }
}

/** The document type that a filter such as `_type == "post" && …` asks for. */
function typeAskedFor(filter: TreeNode): string | undefined {
  if (filter.type === 'Group') return typeAskedFor(filter.base);
  if (filter.type === 'And') return typeAskedFor(filter.left) ?? typeAskedFor(filter.right);
  if (filter.type !== 'OpCall' || filter.op !== '==') return undefined;
  const isType = filter.left.type === 'AccessAttribute' && filter.left.name === '_type';
  return isType && filter.right.type === 'Value' ? String(filter.right.value) : undefined;
}

function itemOf(type: TypeNode | null): TypeNode | null {
  return (type && listIn(type)?.of) ?? null;
}

function listIn(type: TypeNode): BoundedArray | undefined {
  if (type.type === 'array') return type;
  return type.type === 'union' ? type.of.map(listIn).find(Boolean) : undefined;
}

function objectIn(type: TypeNode, extracted: ExtractedSchema): (TypeNode & { type: 'object' }) | null {
  if (type.type === 'object') {
    const rest = type.rest && objectIn(type.rest, extracted);
    return rest ? { ...rest, attributes: { ...rest.attributes, ...type.attributes } } : type;
  }
  if (type.type === 'inline') {
    const declared = extracted.declared.get(type.name);
    return declared ? objectIn(declared, extracted) : null;
  }
  if (type.type === 'union')
    return type.of.map((one) => objectIn(one, extracted)).find((one) => one !== null) ?? null;
  return null;
}

function isSeveral(type: TypeNode, extracted: ExtractedSchema): boolean {
  if (type.type === 'inline') {
    const declared = extracted.declared.get(type.name);
    return declared !== undefined && isSeveral(declared, extracted);
  }
  if (type.type !== 'union') return false;
  return type.of.filter((one) => objectIn(one, extracted) !== null).length > 1;
}

function innermostAccess(tree: TreeNode): (TreeNode & { type: 'AccessAttribute' }) | undefined {
  if (tree.type === 'AccessAttribute') return tree;
  const inner = 'base' in tree ? tree.base : tree.type === 'FuncCall' ? tree.args[0] : undefined;
  return inner && innermostAccess(inner);
}

function mayBeMissing(tree: TreeNode, expression: Expression): boolean {
  const read = innermostAccess(tree);
  const scope = read?.base ? typeAt(read.base, expression) : expression.scope;
  const object = scope && objectIn(scope, expression.extracted);
  return !read || object?.attributes[read.name]?.optional !== false;
}

function joined(all: (Bounds | undefined)[]): Bounds {
  const mins = all.map((bounds) => bounds?.min ?? 0);
  const maxes = all.map((bounds) => bounds?.max ?? Number.POSITIVE_INFINITY);
  return { min: Math.min(...mins), max: Math.max(...maxes) };
}
