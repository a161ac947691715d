import { parse } from 'groq-js';
import { messageOf } from '../../kernel/message-of.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { withEndOfComment } from './end-of-comment.ts';
import { withPlainEscapes } from './escapes.ts';
import { checkQueryNesting } from './nesting.ts';
import { adapt, paramRefusal } from './parse-query.ts';
import { mapTree, type TreeNode } from './tree.ts';

const mode = 'delta';

/**
 * Parses an expression for changes of documents, which knows `before()`, `after()` and `delta::…`. Throws a 400 for one
 * that cannot be read, or that names an unknown function.
 */
export function parseRule(text: string): TreeNode {
  checkQueryNesting(text);
  const tree = adapt(read(text), text);
  return mapTree(tree, (node) => {
    if (node.type === 'Parameter') throw paramRefusal(text, node.name);
    return undefined;
  });
}

function read(text: string): TreeNode {
  try {
    return parse(withEndOfComment(withSelectors(withPlainEscapes(text))), { mode });
  } catch (error) {
    throw Refusal.ofQuery(text, 0, `The rule cannot be read: ${messageOf(faultIn(text) ?? error)}.`);
  }
}

/** The error of groq-js for the rule as it was written, with the places that it has there. */
function faultIn(text: string): unknown {
  try {
    parse(withEndOfComment(text), { mode });
    return undefined;
  } catch (error) {
    return error;
  }
}

// Texts and comments are passed over.
const calls = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\/[^\n]*|\bdelta::(changedAny|changedOnly)\(/gs;

/**
 * A rule with `diff::…(before(), after(), …)` for `delta::…(…)`. Both mean the same, but groq-js reads the last
 * argument as a selector only in the former.
 */
const withSelectors = (text: string): string =>
  text.replace(calls, (found, name) => (name ? `diff::${name}(before(), after(), ` : found));
