import { constantOf, isConstant } from '../plans/constraint.ts';
import { isOwnPart } from '../syntax/own-part.ts';
import { releaseIn } from '../syntax/release-name.ts';
import type { TreeNode } from '../syntax/tree.ts';

/** The most characters of a query that is parsed in the main thread, because longer ones take the parser long. */
export const maxQuickLength = 2_000;
const maxPatternLength = 200; // characters of the words or the path that a document is compared with

type Params = Record<string, unknown>;
type Inner = { type: string; base?: Inner; left?: Inner; right?: Inner };

/**
 * Whether a listener's filter only looks into the document itself, and at no part of it more than once: it has no lists
 * within lists, looks up no documents, and makes nothing that grows. All filters of the Studio are of this kind.
 */
export function isQuick(filter: TreeNode, params: Params): boolean {
  if (filter.type === 'Everything') return true;
  return filter.type === 'Filter' && filter.base.type === 'Everything' && isPlain(filter.expr, params);
}

function isPlain(node: TreeNode, params: Params): boolean {
  const inner = (each: TreeNode) => isPlain(each, params);
  if (isConstant(node) || isOwnPart(node)) return true;
  switch (node.type) {
    case 'Group':
      return inner(node.base);
    case 'And':
    case 'Or':
      return inner(node.left) && inner(node.right);
    case 'Array':
      return node.elements.every(({ isSplat, value }) => !isSplat && inner(value));
    case 'OpCall':
      return inner(node.left) && inner(node.right) && (node.op !== 'match' || isShort(node.right, params));
    case 'FuncCall':
      return isPlainCall(node, params);
    default: {
      // Only those parts of a node are read that its type has.
      const { type, base, left, right } = node as Inner;
      const parts = { Not: [base], Neg: [base], Pos: [base], InRange: [base, left, right] }[type] ?? [
        undefined,
      ];
      // The parts of a node are nodes.
      return parts.every((part) => part !== undefined && inner(part as TreeNode));
    }
  }
}

const plainCalls = new Set([
  ...[
    'coalesce',
    'count',
    'dateTime',
    'defined',
    'identity',
    'length',
    'lower',
    'now',
    'references',
    'upper',
  ],
  ...['startsWith', 'versionOf', 'dataset', 'projectId'],
]);

function isPlainCall({ name, args }: TreeNode & { type: 'FuncCall' }, params: Params): boolean {
  if (name === 'partOfRelease') return args.every((arg) => isConstant(releaseIn(arg) ?? arg));
  if (name === 'partOfVariant') return args.every(isConstant);
  if (name === 'path' || name === 'query') return args.every((arg) => isShort(arg, params));
  return plainCalls.has(name) && args.every((arg) => isPlain(arg, params));
}

function isShort(node: TreeNode, params: Params): boolean {
  if (node.type === 'FuncCall')
    return node.name === 'query' && node.args.every((arg) => isShort(arg, params));
  return isConstant(node) && String(JSON.stringify(constantOf(node, params))).length <= maxPatternLength;
}
