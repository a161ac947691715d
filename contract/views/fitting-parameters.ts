import { sliceParams } from '@tessera/lake/query/syntax/slice-params';
import { mapTree, type TreeNode } from '@tessera/lake/query/syntax/tree';
import { parse } from 'groq-js';

/**
 * The parameters with which a query asks for this stored document: a parameter that is compared with a field, as in
 * `slug.current == $slug`, is what the document says there. Any other stays as it is given.
 */
export function fittingParameters(
  query: string,
  given: Readonly<Record<string, unknown>>,
  stored: object,
): Record<string, unknown> {
  const fitting: Record<string, unknown> = {};
  const fit = (parameter: TreeNode, place: TreeNode, isList: boolean) => {
    if (parameter.type !== 'Parameter') return;
    const value = valueAt(place, stored);
    if (value !== undefined) fitting[parameter.name] ??= isList ? [value] : value;
  };
  // A parameter that is given is no longer in the tree; those that cut lists have to be given.
  const { from, to } = sliceParams(query);
  const cuts = Object.fromEntries([...from, ...to].map((name) => [name, 0]));
  mapTree(parse(query, { params: cuts }), (node) => {
    if (node.type !== 'OpCall') return undefined;
    const { op, left, right } = node;
    if (op === '==') {
      fit(left, right, false);
      fit(right, left, false);
    } else if (op === 'in') {
      fit(right, left, true);
      for (const { value } of right.type === 'Array' ? right.elements : []) fit(value, left, false);
    }
    return undefined;
  });
  return { ...given, ...fitting };
}

/**
 * The text, number or boolean of a document at an expression that consists of names alone; undefined for anything else.
 */
function valueAt(node: TreeNode, stored: object): string | number | boolean | undefined {
  const value = anythingAt(node, stored);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

function anythingAt(node: TreeNode, stored: object): unknown {
  if (node.type !== 'AccessAttribute') return undefined;
  const around = node.base ? anythingAt(node.base, stored) : stored;
  return typeof around === 'object' && around !== null ? Reflect.get(around, node.name) : undefined;
}
