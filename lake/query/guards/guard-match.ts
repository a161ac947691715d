import { countable, matches } from '../matching/match.ts';
import { headMark, isMark } from '../matching/search-mark.ts';
import { searchCounts, textMeets } from '../matching/text-query.ts';
import { call } from '../syntax/call.ts';
import type { TreeNode } from '../syntax/tree.ts';

type Prepare = (node: TreeNode) => TreeNode;
type Match = TreeNode & { type: 'OpCall' };

/**
 * A node that evaluates `… match …` in a time that is bounded by the lengths of text and pattern; `inner` prepares both
 * sides.
 */
export function guardMatch({ left, right }: Match, inner: Prepare): TreeNode {
  const sought = textQueryIn(right);
  if (sought) return call((text, query) => textMeets(text, query), [inner(left), inner(sought)]);
  return call((text, pattern) => matches(text, pattern), [inner(left), inner(right)]);
}

/**
 * An argument of `score()` in which every `match` is the lake's own. groq-js counts how often a `match` that stands by
 * itself is met. A search through a whole document counts twice where the words are in fields of the document itself,
 * such as its title.
 */
export function guardScore(node: TreeNode, inner: Prepare): TreeNode {
  if (node.type === 'And' || node.type === 'Or')
    return { ...node, left: guardScore(node.left, inner), right: guardScore(node.right, inner) };
  if (node.type === 'FuncCall' && node.name === 'boost') {
    const [scored, ...others] = node.args;
    return scored ? { ...node, args: [guardScore(scored, inner), ...others.map(inner)] } : node;
  }
  if (node.type === 'OpCall' && node.op === 'match') return guardScoredMatch(node, inner);
  return marksIn(node).reduce<TreeNode>(
    (left, mark) => ({ type: 'Or', left, right: isTrue(headMark(mark)) }),
    inner(node),
  );
}

function guardScoredMatch(node: Match, inner: Prepare): TreeNode {
  const sought = textQueryIn(node.right);
  const count = sought ? searchCounts : countable;
  let pattern = '';
  // The left side is evaluated before the right one, with nothing else in between.
  const left = call(
    (text, wanted) => {
      const counted = count(text, wanted);
      pattern = counted.pattern;
      return counted.text;
    },
    [inner(node.left), inner(sought ?? node.right)],
  );
  return { ...node, left, right: call(() => pattern, []) };
}

/** The argument of `text::query(…)`; undefined for any other node. */
function textQueryIn(node: TreeNode): TreeNode | undefined {
  if (node.type === 'Group') return textQueryIn(node.base);
  const isQuery = node.type === 'FuncCall' && node.namespace === 'text' && node.name === 'query';
  return isQuery ? node.args[0] : undefined;
}

/** The marks of the searches each of which makes a part of a score true. */
function marksIn(node: TreeNode): string[] {
  if (node.type === 'Group') return marksIn(node.base);
  if (node.type === 'Or') return [...marksIn(node.left), ...marksIn(node.right)];
  const isMarked = node.type === 'OpCall' && node.op === '==' && node.left.type === 'AccessAttribute';
  return isMarked && node.left.type === 'AccessAttribute' && isMark(node.left.name) ? [node.left.name] : [];
}

const isTrue = (mark: string): TreeNode => ({
  type: 'OpCall',
  op: '==',
  left: { type: 'AccessAttribute', name: mark },
  right: { type: 'Value', value: true },
});
