import { evaluateSync, toJS } from 'groq-js';
import { Refusal } from '../kernel/refusal.ts';
import type { Plan } from './plan.ts';

/** The result of a planned query as plain data; throws a 400 when groq-js cannot evaluate it. */
export function evaluatePlan(
  { tree }: Plan,
  query: string,
  options: Parameters<typeof evaluateSync>[1],
): unknown {
  try {
    return toJS(evaluateSync(tree as never, options));
  } catch (error) {
    throw Refusal.ofQuery(query, 0, `The query cannot be evaluated: ${(error as Error).message}.`);
  }
}
