import { momentOf } from '../../kernel/store/moment.ts';
import { PathPattern } from '../matching/path-pattern.ts';
import { call } from '../syntax/call.ts';
import { asksForRelease, asksForVariant } from '../syntax/part-of-variant.ts';
import { mapFields, mapTree, type TreeNode } from '../syntax/tree.ts';
import { diffOf } from './diff.ts';
import { guardMatch, guardScore } from './guard-match.ts';
import { splitText } from './split-text.ts';
import { uniqueItems } from './unique-items.ts';

// An allocation that is larger than what is left ends the whole process, not only the thread that makes it.
const maxTextLength = 2 ** 21; // characters that a query may put together
const maxItems = 2 ** 18; // items that it may put together

/**
 * A copy of a tree in which no single step takes long or much memory: `match` and `path` are the lake's own, and
 * evaluation throws a RangeError when a text or list grows too long. What groq-js cannot evaluate synchronously, or
 * answers otherwise than Sanity, is the lake's own as well.
 */
export function guardTree(tree: TreeNode): TreeNode {
  return mapTree(tree, guardNode);
}

function guardNode(node: TreeNode): TreeNode | undefined {
  if (node.type === 'OpCall' && node.op === 'match') return guardMatch(node, guardTree);
  if (node.type === 'PipeFuncCall' && node.name === 'score')
    return {
      ...node,
      base: guardTree(node.base),
      args: node.args.map((arg) => guardScore(arg, guardTree)),
    };
  if (node.type === 'OpCall' && node.op === 'in') {
    const [sought] = isPathCall(node.right) ? (pathArgs(node.left) ?? []) : [];
    // Among the ids that a path stands for, groq-js looks only for texts.
    return sought && { ...node, left: guardTree(sought), right: guardTree(node.right) };
  }
  if (node.type === 'OpCall' && node.op === '+') return watch(limit, inside(node));
  if (node.type === 'FlatMap') {
    const { begin, count } = counter();
    return { ...node, base: watch(begin, guardTree(node.base)), expr: watch(count, guardTree(node.expr)) };
  }
  if (node.type === 'Array') return { ...node, elements: guardElements(node.elements) };
  if (node.type !== 'FuncCall') return undefined;
  const diff = diffOf(node, guardTree);
  if (diff) return diff;
  const name = `${node.namespace}::${node.name}`;
  if (name === 'array::join') return watch(limit, inside(node));
  if (name === 'array::unique') return call(uniqueItems, node.args.map(guardTree));
  if (name === 'string::split')
    return call(
      (text, separator) => splitText(text, separator, maxItems),
      node.args.map((arg) => watch(limit, guardTree(arg))),
    );
  // groq-js takes 31 February for a day in March, and makes an invalid date of month 13.
  if (name === 'global::dateTime')
    return {
      ...node,
      args: node.args.map((arg) =>
        call(
          (value) => (typeof value === 'string' && momentOf(value) === undefined ? null : value),
          [guardTree(arg)],
        ),
      ),
    };
  if (name === 'global::path')
    return call(
      (pattern) => (typeof pattern === 'string' ? new PathPattern(pattern) : null),
      node.args.map(guardTree),
    );
  const [wanted] = node.args;
  if (wanted && name === 'sanity::partOfVariant') return asksForVariant(guardTree(wanted));
  if (wanted && name === 'sanity::partOfRelease')
    return { type: 'Or', left: inside(node), right: asksForRelease(guardTree(wanted)) };
  return undefined;
}

/** The arguments of `path(…)`; undefined for any other node. */
function pathArgs(node: TreeNode): TreeNode[] | undefined {
  if (node.type === 'Group') return pathArgs(node.base);
  const isPath = node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'path';
  return isPath ? node.args : undefined;
}

const isPathCall = (node: TreeNode): boolean => pathArgs(node) !== undefined;

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

/** Counts the items of a list while it is made; `begin` starts anew, because a node makes one list after the other. */
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

/** The node that a guard only watches; undefined for any other node. */
export function guardedBy(node: { type: string; left?: unknown; right?: unknown }): TreeNode | undefined {
  // Its type is asked before anything else of it is read.
  const { type, left, right } = node as Partial<Extract<TreeNode, { type: 'OpCall' }>>;
  if (type !== 'OpCall' || left?.type !== 'Value' || !watchers.has(Object(left.value))) return undefined;
  return right?.type === 'Array' ? right.elements[0]?.value : undefined;
}

// The functions that return what they are given.
const watchers = new WeakSet<object>();

/** A node that has the value of another, and lets `look` see it first. */
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
