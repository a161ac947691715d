import { mapFields, mapTree, type TreeNode } from '@tessera/lake/query/syntax/tree';
import { parse, type TypeNode, typeEvaluate } from 'groq-js';
import type { ExtractedSchema } from './extract.ts';
import { parseWithParameters } from './parameters.ts';

/** The parsed query, as it is proved: with the parameters that it is given. */
export const parseForProof = (query: string, extracted: Parameters): TreeNode =>
  onceOf(trees, extracted, query, () => closeHoles(parseWithParameters(query, extracted.parameters)));

/** The type of a query's result: every value that the query can answer is of this type. */
export const resultType = (query: string, extracted: ExtractedSchema): TypeNode =>
  onceOf(results, extracted, query, () => typeEvaluate(parseForProof(query, extracted), extracted.schema));

type Parameters = Pick<ExtractedSchema, 'parameters'>;

// The proof, the snapshot and the written types ask for the same queries, and large ones take long.
const trees = new WeakMap<Parameters, Map<string, TreeNode>>();
const results = new WeakMap<Parameters, Map<string, TypeNode>>();

function onceOf<Found>(
  known: WeakMap<Parameters, Map<string, Found>>,
  extracted: Parameters,
  query: string,
  find: () => Found,
): Found {
  const ofSchema = known.get(extracted) ?? new Map<string, Found>();
  known.set(extracted, ofSchema);
  const found = ofSchema.get(query) ?? find();
  ofSchema.set(query, found);
  return found;
}

/**
 * groq-js 2.0 foretells too narrow a type for some expressions: `select` without a last value, functions that
 * answer null for an empty list, division by zero, lists made of other lists. Here each becomes one whose type is
 * right. contract/proof/conforms.test.ts finds the next such expression when groq-js is updated.
 */
function closeHoles(tree: TreeNode): TreeNode {
  return mapTree(tree, (node) => {
    if (node.type === 'Array' && node.elements.some(({ isSplat }) => isSplat)) return spread(node);
    if (node.type === 'FuncCall' && mayBeNull.has(`${node.namespace}::${node.name}`))
      return orNull(inner(node));
    if (node.type === 'OpCall' && ['/', '%', '**'].includes(node.op)) return orNull(inner(node));
    if (isOpenSelect(node)) return { ...inner(node), ...{ fallback: nothing } };
    return undefined;
  });
}

/** A copy of a node in which the parts are closed, but not the node itself. */
function inner(node: TreeNode): TreeNode {
  return mapFields(node, (part) => closeHoles(part));
}

/**
 * Rewrites a list with spreads as the flattened items of a list of lists, for which groq-js foretells the type of every
 * item.
 */
function spread({ elements }: TreeNode & { type: 'Array' }): TreeNode {
  const lists = elements.map(({ isSplat, value }) => {
    const part = closeHoles(value);
    const list: TreeNode = isSplat
      ? orEmpty(part)
      : { type: 'Array', elements: [{ isSplat: false, value: part }] };
    return { type: 'ArrayElement', isSplat: false, value: list };
  });
  return { type: 'FlatMap', base: { type: 'Array', elements: lists }, expr: itemsOfEach };
}

/** The value, or an empty list in place of null, which adds nothing where it is spread. */
function orEmpty(value: TreeNode): TreeNode {
  return { ...coalesced, args: [value, { type: 'Array', elements: [] }] };
}

/** Replaces an item by its own items: how `spread` makes one list of several. */
export const itemsOfEach = { type: 'ArrayCoerce', base: { type: 'This' } } as never as TreeNode;
const coalesced = parse('coalesce(a, b)') as TreeNode & { type: 'FuncCall' };

function isOpenSelect(node: { type: string; fallback?: unknown }): boolean {
  return node.type === 'Select' && !node.fallback;
}

const nothing: TreeNode = { type: 'Value', value: null };

const mayBeNull = new Set(['pt::text', 'math::min', 'math::max', 'math::avg', 'global::round']);

// Nothing is known of a parameter while types are evaluated.
const anything: TreeNode = { type: 'Parameter', name: 'anything' };

function orNull(value: TreeNode): TreeNode {
  const alternative = { type: 'SelectAlternative', condition: anything, value };
  // The lake's `TreeNode` does not name such a node, because its planner does not look into it.
  return { type: 'Select', alternatives: [alternative], fallback: nothing } as never;
}
