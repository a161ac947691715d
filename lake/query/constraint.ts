import { releaseIn } from './release-name.ts';
import type { TreeNode } from './tree.ts';

/** The fields that have an index, the narrowest first: the planner searches by the first that a filter names. */
export const indexedFields = [
  '_id',
  'group',
  'path',
  'slug',
  'from',
  'reference',
  'release',
  '_type',
] as const;
/**
 * One of them; `path`, `slug` and `from` stand for their `current`, `reference` for `references()`, `group` for
 * `sanity::versionOf()`, `release` for `sanity::partOfRelease()`.
 */
export type IndexedField = (typeof indexedFields)[number];

/** What a filter demands of an indexed field: one of some values, which constants and parameters give. */
export interface Constraint {
  field: IndexedField;
  values: TreeNode[];
}

/** A constraint with the values of one question: the strings that the field may have. */
export interface Demand {
  field: IndexedField;
  values: string[];
}

/** The constraints that every document passing a filter meets, the narrowest first; `or` yields none. */
export function constraintsOf(filter: TreeNode): Constraint[] {
  return collect(filter).sort((a, b) => indexedFields.indexOf(a.field) - indexedFields.indexOf(b.field));
}

/** The strings that a constraint allows with these parameters; undefined when it allows what no index holds. */
export function valuesOf(
  { field, values }: Constraint,
  params: Record<string, unknown>,
): string[] | undefined {
  const all = values.flatMap((node) => constantOf(node, params));
  const strings = all.filter((value) => typeof value === 'string');
  // A slug that is missing equals null, so only fields that are always strings can leave other values out.
  const isAlwaysString = !['path', 'slug', 'from'].includes(field);
  return strings.length === all.length || isAlwaysString ? [...new Set(strings)] : undefined;
}

function collect(filter: TreeNode): Constraint[] {
  if (filter.type === 'Group') return collect(filter.base);
  if (filter.type === 'And') return [...collect(filter.left), ...collect(filter.right)];
  if (filter.type === 'FuncCall') return demandOfCall(filter);
  if (filter.type !== 'OpCall') return [];
  const { op, left, right } = filter;
  if (op === 'in') return demand(left, right);
  return op === '==' ? [...demand(left, right), ...demand(right, left)] : [];
}

function demandOfCall({ namespace, name, args }: TreeNode & { type: 'FuncCall' }): Constraint[] {
  const demands: Record<string, Constraint> = {
    'global::references': { field: 'reference', values: args },
    'sanity::versionOf': { field: 'group', values: args },
    'sanity::partOfRelease': { field: 'release', values: args.flatMap((arg) => releaseIn(arg) ?? arg) },
  };
  const demand = demands[`${namespace}::${name}`];
  return demand?.values.every(isConstant) ? [demand] : [];
}

function demand(side: TreeNode, other: TreeNode): Constraint[] {
  const field = fieldOf(side);
  return field && isConstant(other) ? [{ field, values: [other] }] : [];
}

function fieldOf(node: TreeNode): IndexedField | undefined {
  if (node.type !== 'AccessAttribute') return undefined;
  const { name, base } = node;
  if (!base) return name === '_id' || name === '_type' ? name : undefined;
  const isCurrent = name === 'current' && base.type === 'AccessAttribute' && !base.base;
  if (!isCurrent) return undefined;
  return base.name === 'path' || base.name === 'slug' || base.name === 'from' ? base.name : undefined;
}

/** Whether a node has the same value for every document. */
export function isConstant(node: TreeNode): boolean {
  if (node.type === 'Value' || node.type === 'Parameter') return true;
  if (node.type === 'Group') return isConstant(node.base);
  return node.type === 'Array' && node.elements.every(({ value }) => isConstant(value));
}

/** The value of a constant node, or the values of a list. */
export function constantOf(node: TreeNode, params: Record<string, unknown>): unknown {
  if (node.type === 'Value') return node.value;
  if (node.type === 'Parameter') return params[node.name];
  if (node.type === 'Group') return constantOf(node.base, params);
  return node.type === 'Array' ? node.elements.flatMap(({ value }) => constantOf(value, params)) : undefined;
}
