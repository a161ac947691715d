import type { TreeNode } from './tree.ts';

/** What a filter demands of a field that has an index: one of some constant values. */
export interface Constraint {
  field: '_id' | 'path' | 'slug' | 'from' | 'reference' | '_type';
  values: string[];
}

// The narrowest first: the planner searches by the first of these that a filter names.
const order = ['_id', 'path', 'slug', 'from', 'reference', '_type'];

/** The constraints that every document passing a filter meets, the narrowest first; `or` yields none. */
export function constraintsOf(filter: TreeNode): Constraint[] {
  return collect(filter).sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
}

function collect(filter: TreeNode): Constraint[] {
  if (filter.type === 'Group') return collect(filter.base);
  if (filter.type === 'And') return [...collect(filter.left), ...collect(filter.right)];
  if (filter.type === 'FuncCall' && filter.namespace === 'global' && filter.name === 'references') {
    const values = filter.args.map(constants);
    return values.includes(undefined)
      ? []
      : [{ field: 'reference', values: values.flatMap((found) => found ?? []) }];
  }
  if (filter.type !== 'OpCall' || (filter.op !== '==' && filter.op !== 'in')) return [];
  return [of(filter.left, filter.right), filter.op === '==' ? of(filter.right, filter.left) : []].flat();
}

function of(side: TreeNode, other: TreeNode): Constraint[] {
  const field = fieldOf(side);
  const values = constants(other);
  return field && values ? [{ field, values }] : [];
}

function fieldOf(node: TreeNode): Constraint['field'] | undefined {
  if (node.type !== 'AccessAttribute') return undefined;
  if (!node.base) return node.name === '_id' || node.name === '_type' ? node.name : undefined;
  const isCurrent = node.name === 'current' && node.base.type === 'AccessAttribute' && !node.base.base;
  if (!isCurrent) return undefined;
  const parent = (node.base as { name: string }).name;
  return parent === 'path' || parent === 'slug' || parent === 'from' ? parent : undefined;
}

/** The strings that a constant expression stands for; undefined when it is not constant. Null equals nothing. */
function constants(node: TreeNode): string[] | undefined {
  if (node.type === 'Value') {
    const values = Array.isArray(node.value) ? node.value : [node.value];
    return values.filter((value): value is string => typeof value === 'string');
  }
  if (node.type !== 'Array') return undefined;
  const values = node.elements.map((element) => (element.isSplat ? undefined : constants(element.value)));
  return values.includes(undefined) ? undefined : values.flatMap((found) => found ?? []);
}
