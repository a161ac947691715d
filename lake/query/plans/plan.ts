import { guardTree } from '../guards/guard-tree.ts';
import { searchMark } from '../matching/search-mark.ts';
import { markAddress } from '../syntax/address.ts';
import { outerPathsIn, outerReference } from '../syntax/outer-values.ts';
import { paramRefusal } from '../syntax/parse-query.ts';
import { isScope, mapFields, mapTree, someNode, type TreeNode } from '../syntax/tree.ts';
import { type Constraint, constraintsOf, partsOf } from './constraint.ts';
import { countOf, type PlannedCount } from './count-set.ts';
import { type Search, searchBeforeScore, takeSearches, wholeSearch } from './search.ts';
import { type FirstOfOrder, type Top, topOf } from './top.ts';

/** A query that is ready to be evaluated with any values of its parameters. */
export interface Plan {
  /** The query's tree, in which every narrowed `*` is a reference that leads to a set of documents. */
  tree: TreeNode;
  /** The sets to which those references lead. */
  sets: Map<string, PlannedSet>;
  /** Counts that an index may know, by the references that lead to them. */
  counts: Map<string, PlannedCount & { constraints: Constraint[] }>;
  /** The hidden fields that stand for a search through a document's whole text, with what is searched for. */
  searches: Map<string, TreeNode>;
  /** The names of the parameters that the query uses. */
  params: Set<string>;
  /** Whether some `*` has no constraint and needs every document. */
  needsAll: boolean;
}

/** The documents that a filter may find. */
export interface PlannedSet {
  /** What each of them meets. */
  constraints: Constraint[];
  searches: Search[];
  /** Whether every document that its only search finds gets a score, and the filter demands nothing else but a type. */
  isScored: boolean;
  /** Which of them are wanted, when it is only the first in some order. */
  top?: Top;
}

/**
 * Plans a parsed query: `*[filter]` with an indexed constraint looks only at the documents that the index names.
 * `slugs` are the slug fields that have an index.
 */
export function planQuery(parsed: TreeNode, slugs: readonly string[]): Plan {
  const plan: Plan = {
    tree: parsed,
    sets: new Map(),
    counts: new Map(),
    searches: new Map(),
    params: new Set(),
    needsAll: false,
  };
  const planner: Planner = { plan, slugs, tops: new Map(), scored: new Map() };
  plan.tree = guardTree(mapTree(parsed, (node) => planNode(node, planner)));
  return plan;
}

/** Throws a 400 that points at the first parameter that the query uses and that was not given. */
export function requireParams(plan: Plan, params: Record<string, unknown>, query: string): void {
  for (const name of plan.params) {
    if (!Object.hasOwn(params, name)) throw paramRefusal(query, name);
  }
}

interface Planner {
  plan: Plan;
  slugs: readonly string[];
  /** The filters of which only the first documents are wanted, by their parsed nodes. */
  tops: Map<TreeNode, FirstOfOrder>;
  /** The filters whose documents are scored, with what a document has to meet to get a score. */
  scored: Map<TreeNode, Search>;
}

function planNode(node: TreeNode, planner: Planner): TreeNode | undefined {
  const { plan, slugs, tops, scored } = planner;
  const again = (inner: TreeNode) => planNode(inner, planner);
  const first = topOf(node);
  if (first) tops.set(first.filter, first.top);
  const searching = searchBeforeScore(node);
  if (searching) scored.set(searching.filter, searching.search);
  if (node.type === 'Everything') plan.needsAll = true;
  if (node.type === 'Parameter') plan.params.add(node.name);
  const filter = planFilter(node, planner);
  if (filter) return filter;
  const counted = countOf(node);
  if (counted) {
    const name = `count ${plan.counts.size}`;
    plan.counts.set(name, { ...counted, constraints: constraintsOf(counted.filter, slugs) });
    const count: TreeNode = { type: 'Deref', base: outerReference(name, counted.outer) };
    const nothing: TreeNode = { type: 'Value', value: null };
    const isKnown: TreeNode = { type: 'OpCall', op: '!=', left: count, right: nothing };
    return {
      type: 'Select',
      alternatives: [{ condition: isKnown, value: count }],
      fallback: mapFields(node, again),
    };
  }
  const marked = withMarks(node, plan) ?? markAddress(node, slugs);
  return marked && mapFields(marked, again);
}

/** A filter of all documents, made to look only at those of a set; undefined for any other node. */
function planFilter(node: TreeNode, planner: Planner): TreeNode | undefined {
  if (node.type !== 'Filter' || node.base.type !== 'Everything') return undefined;
  const { plan, slugs, tops, scored } = planner;
  const constraints = constraintsOf(node.expr, slugs);
  const { searches, rest } = takeSearches(node.expr);
  const scoredBy = scored.get(node);
  if (scoredBy) searches.push(scoredBy);
  if (constraints.length + searches.length === 0 && !tops.has(node)) return undefined;
  for (const { value } of searches.flatMap(({ words, references }) => [...words, ...references]))
    noteParams(value, plan);
  // A reference is followed when the query comes to it: a set that nothing asks for is not looked up.
  // What constrains the filter stays in it, so a set may hold too much and never too little.
  const expr = mapTree(markIn(rest, plan), (inner) => planNode(inner, planner));
  const _ref = `set ${plan.sets.size}`; // with a space, which no id has; sets within the filter have their names by now
  const outer = isClosed(expr) ? outerPathsIn(rest) : undefined;
  const first = outer && tops.get(node);
  const top = first && { ...first, outer, filter: idsOf(expr) };
  plan.sets.set(_ref, {
    constraints,
    searches,
    isScored: searches.length === 1 && scoredBy !== undefined && isEnough(scoredBy) && isOfTypes(rest),
    ...(top && { top }),
  });
  const reference: TreeNode = top?.outer.length
    ? outerReference(_ref, top.outer)
    : { type: 'Value', value: { _ref } };
  return { ...node, base: { type: 'Deref', base: reference }, expr };
}

/** Whether a document that holds the words of a search needs to meet nothing else. */
const isEnough = ({ words, references }: Search): boolean =>
  words.length > 0 && [...words, ...references].every((sought) => sought.isEnough);

/**
 * Whether a filter says only which types its documents are of, and that at most once, so that an index can be asked for
 * just those.
 */
function isOfTypes(expr: TreeNode): boolean {
  const parts = partsOf(expr).filter((part) => part.type !== 'Value' || part.value !== true);
  const isOfType = (part: TreeNode) => constraintsOf(part, []).some(({ field }) => field === '_type');
  return parts.length <= 1 && parts.every(isOfType);
}

/** Whether a planned filter looks only at documents that the index finds. */
const isClosed = (expr: TreeNode): boolean => !someNode(expr, ({ type }) => type === 'Everything');

const idsOf = (expr: TreeNode): TreeNode => {
  const found: TreeNode = { type: 'Filter', base: { type: 'Everything' }, expr };
  return guardTree({
    type: 'Map',
    base: found,
    expr: { type: 'AccessAttribute', base: { type: 'This' }, name: '_id' },
  });
};

/**
 * A filter or a score of documents in which `[@, …] match text::query($q)` has become the test of a hidden field;
 * undefined for any other node. Only stored documents themselves have that field: no copies or parts of them, nor what
 * they refer to.
 */
function withMarks(node: TreeNode, plan: Plan): TreeNode | undefined {
  if (node.type === 'Filter' && isOfStored(node.base)) return { ...node, expr: markIn(node.expr, plan) };
  if (node.type === 'PipeFuncCall' && node.name === 'score' && isOfStored(node.base))
    return { ...node, args: node.args.map((arg) => markIn(arg, plan)) };
  return undefined;
}

/** Whether a list holds stored documents themselves. */
function isOfStored(list: TreeNode): boolean {
  if (list.type === 'Everything') return true;
  const isSome = list.type === 'Filter' || list.type === 'Slice' || list.type === 'Group';
  const isOrdered = list.type === 'PipeFuncCall' && list.name === 'order';
  return (isSome || isOrdered) && isOfStored(list.base);
}

function markIn(expr: TreeNode, plan: Plan): TreeNode {
  return mapTree(expr, (node) => {
    if (isScope(node)) return node;
    const text = wholeSearch(node);
    if (!text) return undefined;
    const name = searchMark(plan.searches.size);
    plan.searches.set(name, text);
    noteParams(text, plan);
    const left: TreeNode = { type: 'AccessAttribute', name };
    return { type: 'OpCall', op: '==', left, right: { type: 'Value', value: true } };
  });
}

/** Notes the parameters of a node that does not stay in the tree. */
function noteParams(node: TreeNode, plan: Plan): void {
  mapTree(node, (inner) => {
    if (inner.type === 'Parameter') plan.params.add(inner.name);
    return undefined;
  });
}
