import { parseForAnyParams, parseQuery } from './parse-query.ts';
import { type Plan, planQuery } from './plan.ts';

const mostPlans = 300;
const longest = 100_000; // characters of a query that is worth keeping

/** Keeps the plans of the queries that were asked last. */
export class PlanCache {
  readonly #plans = new Map<string, Plan | null>();

  /** The plan of a query; throws a 400 for one that cannot be planned. */
  planOf(query: string, params: Record<string, unknown>): Plan {
    const plan = this.#keep(query, () => {
      const parsed = parseForAnyParams(query);
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
