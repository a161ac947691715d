import { isKept } from '../../kernel/store/attribute.ts';
import type { Condition, CountQuestion } from '../../kernel/store/count-documents.ts';
import { type OuterPath, type OuterValues, outerPathsIn, withOuterValues } from '../syntax/outer-values.ts';
import type { TreeNode } from '../syntax/tree.ts';
import { constantOf, isConstant, partsOf, scalarOf } from './constraint.ts';
import { attributeOf } from './top.ts';

/** A `count(*[…])` that an index can answer. */
export interface PlannedCount {
  /** The filter that each counted document meets. */
  filter: TreeNode;
  /** The type of the counted documents, or with `isOneOf` the list of their types. */
  type: TreeNode;
  isOneOf: boolean;
  /** What each document must have, and with which value where one is named. */
  conditions: { attribute: string; value?: TreeNode }[];
  /** What the values take from around the count. */
  outer: readonly OuterPath[];
}

/** Reads `count(*[_type == … && defined(…) && … == …])`, also with `_type in […]`; undefined for any other node. */
export function countOf(node: TreeNode): PlannedCount | undefined {
  if (node.type !== 'FuncCall' || node.namespace !== 'global' || node.name !== 'count') return undefined;
  const [filter] = node.args;
  if (filter?.type !== 'Filter' || filter.base.type !== 'Everything') return undefined;
  const outer = outerPathsIn(filter.expr);
  const parts = partsOf(filter.expr);
  const [one, ...others] = parts.flatMap((part) => typeIn(part) ?? []);
  if (!outer || !one || others.length > 0) return undefined;
  const conditions = parts.filter((part) => !typeIn(part)).map(conditionOf);
  return conditions.every((part) => part !== undefined)
    ? { filter: filter.expr, ...one, conditions, outer }
    : undefined;
}

function typeIn(part: TreeNode): Pick<PlannedCount, 'type' | 'isOneOf'> | undefined {
  if (part.type !== 'OpCall' || ownAttribute(part.left) !== '_type') return undefined;
  const isOneOf = part.op === 'in';
  const isKnown = isOneOf ? isConstant(part.right) : part.op === '==' && isFixed(part.right);
  return isKnown ? { type: part.right, isOneOf } : undefined;
}

function conditionOf(part: TreeNode): PlannedCount['conditions'][number] | undefined {
  if (part.type === 'FuncCall' && part.namespace === 'global' && part.name === 'defined') {
    const attribute = part.args[0] && keptIn(part.args[0]);
    return attribute === undefined ? undefined : { attribute };
  }
  if (part.type !== 'OpCall' || part.op !== '==') return undefined;
  const attribute = keptIn(part.left);
  return attribute !== undefined && isFixed(part.right) ? { attribute, value: part.right } : undefined;
}

/** Whether a value is known before any document is looked at. */
function isFixed(node: TreeNode): boolean {
  if (isConstant(node)) return true;
  // A path that does not lead out of the count is one in its documents.
  return node.type === 'AccessAttribute' && (outerPathsIn(node)?.length ?? 0) > 0;
}

/** The attribute of a node, if the index says which documents have it. */
function keptIn(node: TreeNode): string | undefined {
  const attribute = ownAttribute(node);
  return attribute !== undefined && isKept(attribute) ? attribute : undefined;
}

/** The attribute that a node is by itself; undefined for what is made of one. */
const ownAttribute = (node: TreeNode): string | undefined =>
  node.type === 'AccessAttribute' ? attributeOf(node, undefined) : undefined;

/**
 * The questions to an index for a count, one for each type, with the values around one place; undefined when one of
 * these is not known.
 */
export function countQuestions(
  { type, isOneOf, conditions, outer }: PlannedCount,
  values: OuterValues,
  params: Record<string, unknown>,
): Omit<CountQuestion, 'layer' | 'over'>[] | undefined {
  const known = (node: TreeNode) => scalarOf(withOuterValues(node, outer, values), params);
  const names = isOneOf ? listOf(type, params) : [known(type)];
  const named: Condition[] = [];
  for (const { attribute, value } of conditions) {
    const wanted = value && known(value);
    if (value && wanted === undefined) return undefined;
    named.push({ attribute, ...(wanted !== undefined && { value: wanted }) });
  }
  return names?.every((name) => typeof name === 'string')
    ? [...new Set(names)].map((name) => ({ type: name, conditions: named }))
    : undefined;
}

/** The members of a constant list; undefined for what is not a list. A list within it is an undefined member. */
function listOf(node: TreeNode, params: Record<string, unknown>): unknown[] | undefined {
  if (node.type === 'Group') return listOf(node.base, params);
  if (node.type === 'Array')
    return node.elements.map(({ value, isSplat }) => (isSplat ? undefined : scalarOf(value, params)));
  const value = constantOf(node, params);
  return Array.isArray(value) ? value : undefined;
}
