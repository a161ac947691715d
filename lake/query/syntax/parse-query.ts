import { GroqSyntaxError, parse } from 'groq-js';
import { messageOf } from '../../kernel/message-of.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { withEndOfComment } from './end-of-comment.ts';
import { withPlainEscapes } from './escapes.ts';
import { callOfVariant, declared } from './part-of-variant.ts';
import { faultIn } from './query-fault.ts';
import { bareNameOf } from './release-name.ts';
import { sliceParams } from './slice-params.ts';
import { mapTree, someNode, type TreeNode } from './tree.ts';

// What groq-js 2.0 parses and cannot evaluate.
const missing = /^(geo|documents|user|media)::|^text::semanticSimilarity$|^global::anywhere$/;

/** Parses a query; throws a 400 that points at the fault, or names an unknown function or a missing parameter. */
export function parseQuery(query: string, params: Record<string, unknown>): TreeNode {
  return adapt(read(query, params), query);
}

/**
 * Parses a query for any values of its parameters except those that cut lists (`[0...$n]`), which are given. Null when
 * its shape depends on other parameters (`[$name]`), or when it cannot be parsed at all, which `parseQuery` then
 * explains.
 */
export function parseForAnyParams(query: string, sliced: Record<string, unknown>): TreeNode | null {
  let tree: TreeNode;
  try {
    tree = parse(readable(query).text, { params: sliced });
  } catch {
    return null;
  }
  const isShapedByParams = someNode(tree, (node) => node.type === 'Filter' && isFixed(node.expr));
  return isShapedByParams ? null : adapt(tree, query);
}

/** Whether an expression does not look at documents: groq-js reads such a filter as an index or the name of a field. */
const isFixed = (expr: TreeNode): boolean =>
  !someNode(expr, ({ type }) => ['AccessAttribute', 'This', 'Parent', 'Everything'].includes(type));

/** A query as groq-js gets it, and how many characters were put before it. */
function readable(query: string): { text: string; begin: number } {
  return declared(withEndOfComment(withPlainEscapes(query)));
}

function read(query: string, params: Record<string, unknown>): TreeNode {
  const { text, begin } = readable(query);
  try {
    return parse(text, { params });
  } catch (error) {
    const message = messageOf(error);
    if (!(error instanceof GroqSyntaxError)) {
      const { from, to } = sliceParams(query);
      const missing = [...from, ...to].find((name) => !Object.hasOwn(params, name));
      if (missing !== undefined) throw paramRefusal(query, missing);
      const [, name = ''] = message.match(/(?:function|namespace):? (\w+)/) ?? [];
      throw Refusal.ofQuery(query, Math.max(0, query.indexOf(name)), message);
    }
    const fault = faultIn(query);
    if (fault) throw Refusal.ofQuery(query, fault.start, fault.description, fault.end);
    const reason = message.replace(/^.*?at position \d+:?\s*/, '') || 'This query cannot be read.';
    throw Refusal.ofQuery(query, error.position - begin, reason);
  }
}

/** The refusal of a query that uses a parameter which was not given; it points at that. */
export function paramRefusal(query: string, name: string): Refusal {
  const start = Math.max(0, query.search(new RegExp(`\\$${name}\\b`)));
  return Refusal.ofQuery(query, start, `param $${name} referenced, but not provided`, start + name.length);
}

/** A tree with the words of groq-js for what that knows under another name; throws a 400 for what the lake lacks. */
export function adapt(tree: TreeNode, query: string): TreeNode {
  return mapTree(tree, (node) => {
    if (node.type === 'PipeFuncCall' && node.name === 'score' && !isScorable(node.base)) {
      const start = Math.max(0, query.search(/\bscore\s*\(/));
      throw Refusal.ofQuery(
        query,
        start,
        'score() must come before projections, and scores a list of documents.',
      );
    }
    if (node.type !== 'FuncCall') return callOfVariant(node);
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

/** Whether what is scored is still a list of whole documents. */
function isScorable(node: TreeNode): boolean {
  if (
    node.type === 'Group' ||
    node.type === 'Filter' ||
    node.type === 'Slice' ||
    node.type === 'PipeFuncCall'
  )
    return isScorable(node.base);
  const isProjected = node.type === 'Map' && node.expr.type === 'Projection';
  return !isProjected && node.type !== 'Projection' && node.type !== 'AccessElement';
}

// Whoever may write can give any document their type, but no other document an id of this form.
const allReleases: TreeNode = parse('*[_type == "system.release" && _id in path("_.releases.*")]');
