import type { Sources } from './sources.ts';
import { type Span, spanOf } from './span.ts';
import { keyIn, partsOf, type Written } from './written.ts';

/**
 * Where the rules of a field are written, with their text; or the place where they can be written, after the field's
 * type.
 */
export type RulesPlace = { is: 'written'; at: Span; text: string } | { is: 'none'; at: Span };

/** Where the validation of a definition is, as far as it is one plain rule: `(rule) => rule.required()`. */
export function rulesPlace(definition: Written, sources: Sources): RulesPlace | undefined {
  const validation = keyIn(definition, 'validation', sources)?.value;
  if (!validation) {
    const type = keyIn(definition, 'type', sources)?.value;
    return type && { is: 'none', at: spanOf(type.source, type.node.end, type.node.end) };
  }
  const { source, node } = validation;
  if (node.type !== 'ArrowFunctionExpression' || node.body.type !== 'CallExpression') return undefined;
  const { start, end } = node.body;
  return { is: 'written', at: spanOf(source, start, end), text: source.text.slice(start, end) };
}

/** Where the last call of a contract stands, if it is of this method and without arguments: `.optional()`. */
export function lastCall({ source, node }: Written, method: string): Span | undefined {
  if (node.type !== 'CallExpression' || node.arguments.length > 0) return undefined;
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  return callee.property.name === method ? spanOf(source, callee.object.end, node.end) : undefined;
}

/**
 * The place after the last item of the list of plain values that a contract is made of: `z.enum(['light', 'dark'])`.
 */
export function endOfList(contract: Written, sources: Sources): Span | undefined {
  for (const { source, node } of partsOf(contract, sources)) {
    if (node.type !== 'ArrayExpression' || !node.elements.every((one) => one?.type === 'Literal')) continue;
    const last = node.elements.at(-1);
    if (last) return spanOf(source, last.end, last.end);
  }
  return undefined;
}
