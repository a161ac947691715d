import type { Rules } from '../reading/rules.ts';
import type { Expression } from './expression.ts';

/** What is known of a text or number that comes from no field, but from a function of the query. */
export function rulesOfResult(expression: Expression | undefined): Rules {
  const node = expression?.tree;
  if (node?.type !== 'FuncCall' || node.namespace !== 'global') return {};
  if (node.name === 'count' || node.name === 'length') return { integer: true, min: 0, max: maxCounted };
  return node.name === 'round' && node.args.length === 1 ? { integer: true } : {};
}

// No list and no text is longer (ECMAScript: the length of an array-like object).
const maxCounted = Number.MAX_SAFE_INTEGER;
