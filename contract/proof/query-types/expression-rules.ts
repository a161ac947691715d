import type { TreeNode } from '@tessera/lake/query/syntax/tree';
import type { Rules } from '../../reading/rules.ts';
import { type Expression, typeAt } from './expression.ts';
import { boundsOf } from './presence.ts';

/** What is known of a text or number that a function of the query makes; nothing for any other expression. */
export function rulesOfResult(expression: Expression | undefined): Rules {
  if (!expression) return {};
  const node = expression.tree;
  if (node.type !== 'FuncCall' || node.namespace !== 'global') return {};
  const [first] = node.args;
  if (node.name === 'count') {
    const { min = 0, max = maxCounted } = (first && boundsOf({ ...expression, tree: first })) ?? {};
    return { integer: true, min, max: Math.min(max, maxCounted) };
  }
  if (node.name === 'length') {
    const { min = 0, max = maxCounted } = (first && rulesAt(first, expression)) ?? {};
    // GROQ counts characters, the rules count units of 16 bits, of which a character has one or two.
    return { integer: true, min: Math.ceil(min / 2), max };
  }
  return node.name === 'round' && node.args.length === 1 ? { integer: true } : {};
}

/** The rules of the one field that an expression reads. */
function rulesAt(tree: TreeNode, expression: Expression): Rules | undefined {
  const type = typeAt(tree, expression);
  return type?.type === 'inline' ? expression.extracted.origins.get(type.name)?.rules : undefined;
}

// No list and no text is longer (ECMAScript: the length of an array-like object).
const maxCounted = Number.MAX_SAFE_INTEGER;
