import { GroqSyntaxError, parse } from 'groq-js';
import { messageOf } from '../kernel/message-of.ts';
import { Refusal } from '../kernel/refusal.ts';
import { bareNameOf } from './release-name.ts';
import { mapTree, someNode, type TreeNode } from './tree.ts';

// What groq-js 2.0 parses and cannot evaluate at once.
const missing = /^(geo|documents|user|media|diff|delta)::|^text::semanticSimilarity$|^global::anywhere$/;

/** Parses a query; throws a 400 that places the fault, or names a function or parameter that is not there. */
export function parseQuery(query: string, params: Record<string, unknown>): TreeNode {
  return adapt(read(query, params), query);
}

/**
 * Parses a query for any values of its parameters but those that cut lists (`[0...$n]`), which are given; null when
 * its shape depends on others (`[$name]`) or when it cannot be parsed at all, which `parseQuery` then explains.
 */
export function parseForAnyParams(query: string, sliced: Record<string, unknown>): TreeNode | null {
  let tree: TreeNode;
  try {
    tree = parse(query, { params: sliced });
  } catch {
    return null;
  }
  const isShapedByParams = someNode(tree, (node) => node.type === 'Filter' && isFixed(node.expr));
  return isShapedByParams ? null : adapt(tree, query);
}

/** Whether an expression looks at no document: groq-js reads such a filter as a place in a list or a field's name. */
const isFixed = (expr: TreeNode): boolean =>
  !someNode(expr, ({ type }) => ['AccessAttribute', 'This', 'Parent', 'Everything'].includes(type));

function read(query: string, params: Record<string, unknown>): TreeNode {
  try {
    return parse(query, { params });
  } catch (error) {
    if (error instanceof GroqSyntaxError) throw Refusal.ofQuery(query, error.position, reason(error));
    throw Refusal.ofQuery(query, 0, messageOf(error));
  }
}

const reason = (error: GroqSyntaxError): string =>
  error.message.replace(/^.*?at position \d+:?\s*/, '') || 'This query cannot be read.';

/** Says what the lake lacks, and says in groq-js's words what it knows under another name. */
function adapt(tree: TreeNode, query: string): TreeNode {
  return mapTree(tree, (node) => {
    if (node.type !== 'FuncCall') return undefined;
    const name = `${node.namespace}::${node.name}`;
    if (missing.test(name)) {
      const start = Math.max(0, query.indexOf(node.name));
      throw Refusal.ofQuery(
        query,
        start,
        `The lake has no function "${name}". docs/lake.md says what it lacks.`,
      );
    }
    if (name === 'releases::all') return allReleases;
    return name === 'sanity::partOfRelease' ? { ...node, args: node.args.map(bareNameOf) } : undefined;
  });
}

const allReleases: TreeNode = parse('*[_type == "system.release"]');
