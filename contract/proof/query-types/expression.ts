import type { TreeNode } from '@tessera/lake/query/syntax/tree';
import type { ObjectAttribute, TypeNode } from 'groq-js';
import type { BoundedArray, ExtractedSchema } from './extract.ts';
import { guardsOf, guardsOfNot, isSameTree, saidToBeNull } from './guards.ts';
import { typeAskedFor } from './type-asked-for.ts';

/** A part of a query, and what `@` is in it: enough to say which field is meant, and how long a list can be. */
export interface Expression {
  tree: TreeNode;
  /** The type of `@`; null where it is not followed. */
  scope: TypeNode | null;
  extracted: ExtractedSchema;
  /** Expressions that are not null here, or always null (guards.ts), because conditions around this one say so. */
  guards?: readonly TreeNode[];
}

/** Any node, including those that make lists of lists, which the lake's planner does not look into. */
export type ListNode = TreeNode | { type: 'ArrayCoerce'; base: TreeNode };

/** A key, a spread or a conditional spread of an object of a query. */
export interface Attribute {
  type: string;
  name?: string;
  value?: TreeNode;
  condition?: TreeNode;
}

/** An object that a query puts together, with the scope and the guards of its attributes. */
export interface Projected extends Pick<Expression, 'scope' | 'guards'> {
  attributes: readonly Attribute[];
  /** The expression that it is made from; undefined when it is made from the scope itself. */
  base?: Expression;
}

/** The expression that gives a key its value in what an expression projects; undefined unless exactly one does. */
export function inField(expression: Expression | undefined, key: string): Expression | undefined {
  const object = expression && projected(expression);
  const found = object ? givenBy(object.attributes, key) : [];
  if (!expression || !object || found.length !== 1 || !found[0]) return undefined;
  const { tree, guards } = found[0];
  const isSaidToBeThere = guards.some((guard) => isSameTree(guard, tree));
  const isPassedOn = tree.type === 'AccessAttribute' && !tree.base && !isSaidToBeThere;
  const from = isPassedOn ? inField(object.base, tree.name) : undefined;
  if (from) return from;
  return { ...expression, scope: object.scope, tree, guards: [...(object.guards ?? []), ...guards] };
}

/** The expression of the items of a list that an expression makes. */
export function inItems(expression: Expression | undefined): Expression | undefined {
  const mapped = expression && mapOf(expression.tree);
  if (!expression || !mapped) return undefined;
  const filters = filtersOf(mapped.base);
  const from = filters.length === 0 ? inItems({ ...expression, tree: mapped.base }) : undefined;
  const { expr } = mapped;
  if (from && expr.type === 'Projection' && expr.base.type === 'This')
    return { ...from, tree: { ...expr, base: from.tree } };
  const guards = filters.flatMap(guardsOf);
  return { ...expression, tree: mapped.expr, scope: itemOf(typeAt(mapped.base, expression)), guards };
}

/**
 * For an expression that reads a name which does not exist: the name, the names that there are instead, and whether it
 * is read of references. Undefined when the name exists, or nobody can tell.
 */
export function fieldNamesAt(
  expression: Expression | undefined,
): { name: string; of: string; names: string[]; isReference: boolean } | undefined {
  const read = expression && innermostAccess(expression.tree);
  if (!expression || !read) return undefined;
  const scope = read.base ? typeAt(read.base, expression) : expression.scope;
  const objects = scope ? objectsIn(scope, expression.extracted) : [];
  // When several types can stand there, another of them may have the field.
  const isKnown = objects.some(({ attributes }) => read.name in attributes);
  if (objects.length === 0 || isKnown || read.name.startsWith('_')) return undefined;
  const names = new Set(objects.flatMap(({ attributes }) => Object.keys(attributes)));
  return {
    name: read.name,
    of: [...new Set(objects.map(nameOf))].join(' or '),
    names: [...names].filter((name) => !name.startsWith('_')),
    isReference: objects.every(({ dereferencesTo }) => dereferencesTo !== undefined),
  };
}

function nameOf({ attributes }: TypeNode & { type: 'object' }): string {
  const type = attributes._type?.value;
  return type?.type === 'string' ? (type.value ?? 'it') : 'the group';
}

/** The object that an expression puts together; undefined unless it is exactly one. */
export function projected(expression: Expression): Projected | undefined {
  const { tree, scope, guards = [] } = expression;
  switch (tree.type) {
    case 'Group':
      return projected({ ...expression, tree: tree.base });
    case 'Object':
      return { attributes: tree.attributes, scope, guards };
    case 'Projection': {
      if (tree.expr.type !== 'Object') return undefined;
      const { attributes } = tree.expr;
      const isSame = tree.base.type === 'This';
      if (isSame) return { attributes, scope, guards };
      return { attributes, scope: typeAt(tree.base, expression), base: { ...expression, tree: tree.base } };
    }
    case 'Select': {
      const objects = alternativesOf(expression).filter((one) => !isNull(one.tree));
      return objects.length === 1 && objects[0] ? projected(objects[0]) : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * The values that a `select` can answer, each with the guards that its condition and the failed ones before it give.
 */
export function alternativesOf(expression: Expression): Expression[] {
  const { tree, guards = [] } = expression;
  if (tree.type !== 'Select') return [expression];
  const failed: TreeNode[] = [];
  const values = tree.alternatives.map(({ condition, value }): Expression => {
    const own = [...guards, ...failed, ...guardsOf(condition)];
    failed.push(...guardsOfNot(condition));
    return { ...expression, tree: value, guards: own };
  });
  return tree.fallback
    ? [...values, { ...expression, tree: tree.fallback, guards: [...guards, ...failed] }]
    : values;
}

function isNull(tree: TreeNode): boolean {
  return tree.type === 'Value' && tree.value === null;
}

/** The expressions that can give a key its value; undefined stands for one that nobody can follow. */
function givenBy(
  attributes: readonly Attribute[],
  key: string,
): ({ tree: TreeNode; guards: TreeNode[] } | undefined)[] {
  let found: ReturnType<typeof givenBy> = [];
  for (const { type, name, value, condition } of attributes) {
    if (name === undefined) {
      const inner = value && objectOf(value);
      const given = inner ? givenBy(inner, key) : [undefined];
      const guards = condition ? guardsOf(condition) : [];
      const more = given.map((one) => one && { ...one, guards: [...guards, ...one.guards] });
      found = [...found, ...more];
    } else if (name === key && value && type === 'ObjectAttributeValue')
      found = [{ tree: value, guards: [] }];
  }
  return found;
}

/** The attributes of an object that is written out; undefined for anything else. */
export function objectOf(tree: TreeNode): readonly Attribute[] | undefined {
  if (tree.type === 'Group') return objectOf(tree.base);
  return tree.type === 'Object' ? tree.attributes : undefined;
}

function mapOf(node: ListNode): { base: TreeNode; expr: TreeNode } | undefined {
  switch (node.type) {
    case 'Map':
      return node;
    case 'Group':
    case 'Slice':
    case 'Filter':
    case 'PipeFuncCall':
      return mapOf(node.base);
    case 'FuncCall': {
      const [first, ...others] = node.args;
      return first && others.every(isEmptyList) ? mapOf(first) : undefined;
    }
    default:
      return undefined;
  }
}

/** The conditions that every item of a list meets. */
function filtersOf(node: ListNode): TreeNode[] {
  switch (node.type) {
    case 'Filter':
      return [node.expr, ...filtersOf(node.base)];
    case 'Group':
    case 'ArrayCoerce':
    case 'Slice':
    case 'PipeFuncCall':
      return filtersOf(node.base);
    default:
      return [];
  }
}

function isEmptyList(tree: TreeNode): boolean {
  return tree.type === 'Array' ? tree.elements.length === 0 : tree.type === 'Value';
}

/**
 * The type that an expression has when it is not null; null unless it only walks through fields, lists and references.
 */
export function typeAt(node: ListNode, expression: Expression): TypeNode | null {
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
    case 'AccessAttribute':
      return anyOf(attributesAt(node, expression).flatMap((attribute) => attribute?.value ?? []));
    case 'Deref': {
      const from = typeAt(node.base, expression);
      const targets = from ? objectsIn(from, extracted).map(({ dereferencesTo }) => dereferencesTo) : [];
      return anyOf(targets.flatMap((target) => (target && extracted.declared.get(target)) || []));
    }
    default:
      return null;
  }
}

/** The field that an expression reads, for each object that it can be read of; undefined for an object without it. */
export function attributesAt(
  { name, base }: TreeNode & { type: 'AccessAttribute' },
  expression: Expression,
): (ObjectAttribute | undefined)[] {
  const from = base ? typeAt(base, expression) : expression.scope;
  return from ? objectsIn(from, expression.extracted).map(({ attributes }) => attributes[name]) : [];
}

function anyOf(types: TypeNode[]): TypeNode | null {
  const [first, ...others] = types;
  return first && others.length > 0 ? { type: 'union', of: types } : (first ?? null);
}

function itemOf(type: TypeNode | null): TypeNode | null {
  return type && anyOf(listsIn(type).map(({ of }) => of));
}

/** The lists among the forms of a type, without those that are named types: their rules are not known here. */
export function listsIn(type: TypeNode): BoundedArray[] {
  if (type.type === 'array') return [type];
  return type.type === 'union' ? type.of.flatMap(listsIn) : [];
}

/** The objects among the forms of a type, with all that each inherits. */
export function objectsIn(type: TypeNode, extracted: ExtractedSchema): (TypeNode & { type: 'object' })[] {
  if (type.type === 'union') return type.of.flatMap((one) => objectsIn(one, extracted));
  if (type.type === 'inline') {
    const declared = extracted.declared.get(type.name);
    return declared ? objectsIn(declared, extracted) : [];
  }
  if (type.type !== 'object') return [];
  const rest = type.rest ? objectsIn(type.rest, extracted) : [];
  if (rest.length === 0) return [type];
  return rest.map((more) => ({ ...more, attributes: { ...more.attributes, ...type.attributes } }));
}

/** Whether an expression only reads, so that it can be everything that an editor can fill in. */
export function isDirect({ tree, guards = [] }: Expression): boolean {
  return (
    isRead(tree) && !guards.some((guard) => isSameTree(guard, tree) || isSameTree(guard, saidToBeNull(tree)))
  );
}

function isRead(node: ListNode): boolean {
  switch (node.type) {
    case 'This':
      return true;
    case 'Group':
    case 'ArrayCoerce':
    case 'Deref':
    case 'Projection':
      return isRead(node.base);
    case 'AccessAttribute':
      return !node.base || isRead(node.base);
    default:
      return false;
  }
}

function innermostAccess(tree: TreeNode): (TreeNode & { type: 'AccessAttribute' }) | undefined {
  if (tree.type === 'AccessAttribute') return tree;
  const inner = 'base' in tree ? tree.base : tree.type === 'FuncCall' ? tree.args[0] : undefined;
  return inner && innermostAccess(inner);
}
