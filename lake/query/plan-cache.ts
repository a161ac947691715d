import { checkNesting, walkTree } from './nesting.ts';
import { parseForAnyParams, parseQuery } from './parse-query.ts';
import { type Plan, planQuery } from './plan.ts';
import { sliceParams } from './slice-params.ts';

const mostPlans = 300;
const longest = 100_000; // characters of a query that is worth keeping

/** Keeps the plans of the queries that were asked last: one for all values of the parameters, but for those that cut lists. */
export class PlanCache {
  readonly #plans = new Map<string, Plan | null>();

  /** The plan of a query; throws a 400 for one that cannot be planned. */
  planOf(query: string, params: Record<string, unknown>): Plan {
    return walkTree(query, () => this.#planOf(query, params));
  }

  #planOf(query: string, params: Record<string, unknown>): Plan {
    const { from, to } = sliceParams(query);
    const sliced = Object.fromEntries([...from, ...to].map((name) => [name, params[name]]));
    const plan = this.#keep(`${query}\0slices ${JSON.stringify(sliced)}`, () => {
      checkNesting(query);
      const parsed = parseForAnyParams(query, sliced);
      return parsed && planQuery(parsed);
    });
    const key = `${query}\0${JSON.stringify(params)}`;
    return plan ?? (this.#keep(key, () => planQuery(parseQuery(query, params))) as Plan);
  }

  #keep(key: string, make: () => Plan | null): Plan | null {
    const known = this.#plans.get(key);
    const plan = known === undefined ? make() : known;
    if (key.length > longest) return plan;
    this.#plans.delete(key);
    this.#plans.set(key, plan); // the least recently used is now the first
    if (this.#plans.size > mostPlans) this.#plans.delete(this.#plans.keys().next().value ?? '');
    return plan;
  }
}
