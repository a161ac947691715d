import { type CurrentOf, currentLookup, isCurrent } from '../../kernel/store/lookup.ts';
import { releaseIn } from '../syntax/release-name.ts';
import type { TreeNode } from '../syntax/tree.ts';

/**
 * A field that has an index. `path.current`, like the `current` of every slug field that documents are found by, stands
 * for itself; `reference` for `references()`, `group` for `sanity::versionOf()`, `release` for
 * `sanity::partOfRelease()`, `variant` for `sanity::partOfVariant()`.
 */
export type IndexedField = '_id' | '_type' | 'group' | 'reference' | 'release' | 'variant' | CurrentOf;

// The narrowest first: the planner searches by the first that a filter names.
const order: IndexedField[] = ['_id', 'group', 'slug.current', 'reference', 'variant', 'release', '_type'];
const placeOf = (field: IndexedField) => order.indexOf(isCurrent(field) ? 'slug.current' : field);

/** What a filter demands of an indexed field: one of some values, given by constants and parameters. */
export interface Constraint {
  field: IndexedField;
  values: TreeNode[];
}

/** A constraint with the values of one question: the strings that the field may have. */
export interface Demand {
  field: IndexedField;
  values: string[];
}

/**
 * The constraints that every document passing a filter meets, the narrowest first; an `or` yields none. `slugs` are the
 * slug fields that documents are found by.
 */
export function constraintsOf(filter: TreeNode, slugs: readonly string[]): Constraint[] {
  return partsOf(filter)
    .flatMap((part) => demandedBy(part, slugs))
    .sort((a, b) => placeOf(a.field) - placeOf(b.field));
}

/** The parts of a filter, all of which a document has to meet. */
export function partsOf(filter: TreeNode): TreeNode[] {
  if (filter.type === 'Group') return partsOf(filter.base);
  return filter.type === 'And' ? [...partsOf(filter.left), ...partsOf(filter.right)] : [filter];
}

/** The strings that a constraint allows with these parameters; undefined when it also allows what no index holds. */
export function valuesOf(
  { field, values }: Constraint,
  params: Record<string, unknown>,
): string[] | undefined {
  const all = values.flatMap((node) => constantOf(node, params));
  const strings = all.filter((value) => typeof value === 'string');
  // A missing slug equals null, so other values can only be left out for fields that are always strings.
  const isAlwaysString = !isCurrent(field);
  return strings.length === all.length || isAlwaysString ? [...new Set(strings)] : undefined;
}

function demandedBy(part: TreeNode, slugs: readonly string[]): Constraint[] {
  if (part.type === 'FuncCall') return demandOfCall(part);
  if (part.type !== 'OpCall') return [];
  const { op, left, right } = part;
  const demand = (side: TreeNode, other: TreeNode): Constraint[] => {
    const field = indexedFieldOf(side, slugs);
    return field && isConstant(other) ? [{ field, values: [other] }] : [];
  };
  if (op === 'in') return demand(left, right);
  return op === '==' ? [...demand(left, right), ...demand(right, left)] : [];
}

function demandOfCall({ namespace, name, args }: TreeNode & { type: 'FuncCall' }): Constraint[] {
  const demands: Record<string, Constraint> = {
    'global::references': { field: 'reference', values: args },
    'sanity::versionOf': { field: 'group', values: args },
    'sanity::partOfRelease': { field: 'release', values: args.flatMap((arg) => releaseIn(arg) ?? arg) },
    'sanity::partOfVariant': { field: 'variant', values: args },
  };
  const demand = demands[`${namespace}::${name}`];
  return demand?.values.every(isConstant) ? [demand] : [];
}

function indexedFieldOf(node: TreeNode, slugs: readonly string[]): IndexedField | undefined {
  if (node.type !== 'AccessAttribute') return undefined;
  const { name, base } = node;
  if (!base) return name === '_id' || name === '_type' ? name : undefined;
  const isOfField = name === 'current' && base.type === 'AccessAttribute' && !base.base;
  return isOfField && slugs.includes(base.name) ? currentLookup(base.name) : undefined;
}

/** Whether a node has the same value for every document. */
export function isConstant(node: TreeNode): boolean {
  if (node.type === 'Value' || node.type === 'Parameter') return true;
  if (node.type === 'Group') return isConstant(node.base);
  return node.type === 'Array' && node.elements.every(({ value }) => isConstant(value));
}

/** The value of a constant node. */
export function constantOf(node: TreeNode, params: Record<string, unknown>): unknown {
  if (node.type === 'Value') return node.value;
  if (node.type === 'Parameter') return params[node.name];
  if (node.type === 'Group') return constantOf(node.base, params);
  if (node.type !== 'Array') return undefined;
  return node.elements.flatMap(({ value, isSplat }) => {
    const one = constantOf(value, params);
    // A list within a list stays one, unless it is spread; nothing but a list can be spread.
    if (!isSplat) return [one];
    return Array.isArray(one) ? one : [];
  });
}

/** The argument of `lower(…)`; undefined for any other node. */
export const loweredIn = (node: TreeNode): TreeNode | undefined =>
  node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'lower' ? node.args[0] : undefined;

/**
 * The value of a constant node, or of `lower()` of one, when it is a text, a number or a boolean; undefined for any
 * other node, and for none.
 */
export function scalarOf(
  node: TreeNode | undefined,
  params: Record<string, unknown>,
): string | number | boolean | undefined {
  const lowered = node && loweredIn(node);
  if (lowered) {
    const text = scalarOf(lowered, params);
    return typeof text === 'string' ? text.toLowerCase() : undefined;
  }
  const value = node && constantOf(node, params);
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isScalar ? value : undefined;
}
