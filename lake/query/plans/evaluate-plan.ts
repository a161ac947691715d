import { evaluateSync, toJS } from 'groq-js';
import { messageOf } from '../../kernel/message-of.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Plan } from './plan.ts';

/** The result of a planned query as plain data; throws a 400 when groq-js cannot evaluate it. */
export function evaluatePlan(
  { tree }: Pick<Plan, 'tree'>,
  query: string,
  options: Parameters<typeof evaluateSync>[1],
): unknown {
  try {
    // groq-js takes its own tree, whose type it does not export.
    return toJS(evaluateSync(tree as never, options));
  } catch (error) {
    throw Refusal.ofQuery(query, 0, `The query cannot be evaluated: ${messageOf(error)}.`);
  }
}
