import type { AnyNode, Expression, Function as FunctionNode, Literal } from 'acorn';
import { isNode } from './is-node.ts';

/**
 * Puts "…" in the place of every message of a rule in code, in the tree of its function: of each text that the function
 * returns as it is written there. Such a text only says no, whatever its words are, because to the Studio every text is
 * a refusal, and so is an error that is thrown while the text is put together. All else that the function says stays: a
 * text that is compared, one that comes from somewhere else, and one that changes a variable.
 */
export function leaveOutMessages(tree: AnyNode): void {
  const rule = ruleIn(tree);
  if (!rule || rule.generator) return;
  if (rule.body.type === 'BlockStatement') leaveOutOfReturns(rule.body);
  else rule.body = withoutMessages(rule.body);
}

/** The function of a rule, which may stand as a method in an object. */
function ruleIn(tree: AnyNode): FunctionNode | undefined {
  if (tree.type === 'ArrowFunctionExpression' || tree.type === 'FunctionExpression') return tree;
  if (tree.type !== 'MemberExpression' || tree.object.type !== 'ObjectExpression') return undefined;
  const [method] = tree.object.properties;
  return method?.type === 'Property' ? ruleIn(method.value) : undefined;
}

function leaveOutOfReturns(part: AnyNode): void {
  if (part.type === 'ReturnStatement' && part.argument) part.argument = withoutMessages(part.argument);
  // What a function within the rule returns is no verdict.
  for (const inner of partsOf(part)) if (!isFunction(inner)) leaveOutOfReturns(inner);
}

/** An expression whose value is the verdict of a rule. */
function withoutMessages(verdict: Expression): Expression {
  switch (verdict.type) {
    case 'Literal':
      return typeof verdict.value === 'string' ? messageAt(verdict) : verdict;
    case 'TemplateLiteral':
      return changesSomething(verdict) ? verdict : messageAt(verdict);
    case 'ConditionalExpression':
      return {
        ...verdict,
        consequent: withoutMessages(verdict.consequent),
        alternate: withoutMessages(verdict.alternate),
      };
    case 'LogicalExpression':
      // Of the left side, which also decides, nothing is left out.
      return { ...verdict, right: withoutMessages(verdict.right) };
    default:
      return verdict;
  }
}

const messageAt = ({ start, end }: Expression): Literal => ({ type: 'Literal', value: '…', start, end });

const changing = new Set(['AssignmentExpression', 'UpdateExpression', 'AwaitExpression', 'YieldExpression']);

/** Whether the making of a text can decide what the rule says the next time. */
const changesSomething = (part: AnyNode): boolean =>
  changing.has(part.type) ||
  (part.type === 'UnaryExpression' && part.operator === 'delete') ||
  partsOf(part).some(changesSomething);

const isFunction = (part: AnyNode): boolean => /Function|Class/.test(part.type);

/** The parts that a part is directly made of. */
const partsOf = (part: AnyNode): AnyNode[] => Object.values(part).flat().filter(isNode);
