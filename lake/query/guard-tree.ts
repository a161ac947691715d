import { call } from './call.ts';
import { countable, matches } from './match.ts';
import { PathPattern } from './path-pattern.ts';
import { mapFields, mapTree, type TreeNode } from './tree.ts';

// A single piece of memory that is larger than what is left ends the whole process, not only the thread that wants it.
const maxTextLength = 2 ** 21; // characters that a query may put together
const maxItems = 2 ** 18; // items that it may put together

/**
 * A copy of a tree in which no single step takes long or much room: `match` and `path` are the lake's own, and a text or
 * list that grows too long throws a RangeError when the tree is evaluated.
 */
export function guardTree(tree: TreeNode): TreeNode {
  return mapTree(tree, guardNode);
}

function guardNode(node: TreeNode): TreeNode | undefined {
  if (node.type === 'OpCall' && node.op === 'match') {
    const [left, right] = [guardTree(node.left), guardTree(node.right)];
    return call((text, pattern) => matches(text, pattern), [left, right]);
  }
  if (node.type === 'PipeFuncCall' && node.name === 'score')
    return { ...node, base: guardTree(node.base), args: node.args.map(guardScore) };
  if (node.type === 'OpCall' && node.op === '+') return watch(limit, inside(node));
  if (node.type === 'FlatMap') {
    const { begin, count } = counter();
    return { ...node, base: watch(begin, guardTree(node.base)), expr: watch(count, guardTree(node.expr)) };
  }
  if (node.type === 'Array') return { ...node, elements: guardElements(node.elements) };
  if (node.type !== 'FuncCall') return undefined;
  const name = `${node.namespace}::${node.name}`;
  if (name === 'array::join') return watch(limit, inside(node));
  if (name === 'string::split')
    return { ...node, args: node.args.map((arg) => watch(limit, guardTree(arg))) };
  if (name === 'global::path')
    return call(
      (pattern) => (typeof pattern === 'string' ? new PathPattern(pattern) : null),
      node.args.map(guardTree),
    );
  return undefined;
}

type Elements = Extract<TreeNode, { type: 'Array' }>['elements'];

function guardElements(elements: Elements): Elements {
  const { begin, count } = counter();
  const first = elements.findIndex(({ isSplat }) => isSplat);
  return elements.map(({ isSplat, value }, index) => {
    const inner = guardTree(value);
    if (!isSplat) return { isSplat, value: inner };
    return { isSplat, value: watch(count, index === first ? watch(begin, inner) : inner) };
  });
}

/** Counts the items of a list that is being put together: a place in a tree makes one list after the other. */
function counter() {
  let items = 0;
  return {
    begin(): void {
      items = 0;
    },
    count(value: unknown): void {
      items += Array.isArray(value) ? value.length : 1;
      if (items > maxItems) throw new RangeError(`A list of more than ${maxItems} items came of it`);
    },
  };
}

const inside = (node: TreeNode): TreeNode => mapFields(node, guardNode);

/** groq-js counts how often a `match` that stands for itself in a score is met. */
function guardScore(node: TreeNode): TreeNode {
  if (node.type === 'And' || node.type === 'Or')
    return { ...node, left: guardScore(node.left), right: guardScore(node.right) };
  if (node.type === 'FuncCall' && node.name === 'boost') {
    const [scored, ...others] = node.args;
    return scored ? { ...node, args: [guardScore(scored), ...others.map(guardTree)] } : node;
  }
  if (node.type !== 'OpCall' || node.op !== 'match') return guardTree(node);
  let pattern = '';
  // The left side is worked out before the right one, and nothing else between them.
  const left = call(
    (text, sought) => {
      const counted = countable(text, sought);
      pattern = counted.pattern;
      return counted.text;
    },
    [guardTree(node.left), guardTree(node.right)],
  );
  return { ...node, left, right: call(() => pattern, []) };
}

/** The node that a guard only looks after; undefined for any other node. */
export function guardedBy(node: { type: string; left?: unknown; right?: unknown }): TreeNode | undefined {
  // A node of which the type is asked before anything else.
  const { type, left, right } = node as Partial<Extract<TreeNode, { type: 'OpCall' }>>;
  const isWatched =
    type === 'OpCall' && left?.type === 'Value' && isObject(left.value) && watchers.has(left.value);
  if (!isWatched) return undefined;
  return right?.type === 'Array' ? right.elements[0]?.value : undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

// Those that hand on what they are given.
const watchers = new WeakSet<object>();

/** A node that has the value of another, and lets a function look at it. */
function watch(look: (value: unknown) => void, node: TreeNode): TreeNode {
  const watching = call(
    (value) => {
      look(value);
      return value;
    },
    [node],
  );
  watchers.add(watching.left.value);
  return watching;
}

function limit(value: unknown): void {
  if (typeof value === 'string' && value.length > maxTextLength)
    throw new RangeError(`A text of more than ${maxTextLength} characters came of it`);
  if (Array.isArray(value) && value.length > maxItems)
    throw new RangeError(`A list of more than ${maxItems} items came of it`);
}
