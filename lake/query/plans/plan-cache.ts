import { checkQueryNesting, walkTree } from '../syntax/nesting.ts';
import { parseForAnyParams, parseQuery } from '../syntax/parse-query.ts';
import { sliceParams } from '../syntax/slice-params.ts';
import { type Plan, planQuery } from './plan.ts';

// Characters of queries. A plan takes 15 to 35 bytes for each of them, in a thread that has little memory.
const maxKept = 600_000;
const maxNew = maxKept / 3;
const maxQuery = maxNew;

type Plans = Map<string, Plan | null>;

/**
 * Caches the plans of queries: one plan for all values of the parameters, except those that cut lists. The length of
 * all queries together is bounded. A plan that was asked for twice stays as long as it is asked for now and then,
 * however many others are asked for once.
 */
export class PlanCache {
  readonly #new = new Shelf(maxNew);
  readonly #proven = new Shelf(maxKept - maxNew);
  readonly #slugs: readonly string[];
  readonly #say: (sentence: string) => void;
  #hasSaid = false;

  /**
   * `slugs` are the slug fields that documents are found by; `say` is told once of a query that is too long to be kept.
   */
  constructor(slugs: readonly string[], say: (sentence: string) => void = console.warn) {
    this.#slugs = slugs;
    this.#say = say;
  }

  /** The plan of a query; throws a 400 for one that cannot be planned. */
  planOf(query: string, params: Record<string, unknown>): Plan {
    return walkTree(query, () => this.#planOf(query, params));
  }

  #planOf(query: string, params: Record<string, unknown>): Plan {
    const { from, to } = sliceParams(query);
    const slicing = [...from, ...to];
    const sliced = Object.fromEntries(slicing.map((name) => [name, params[name]]));
    // A long query that is asked a thousand times need not be copied to be looked up.
    const anyParams = slicing.length === 0 ? query : `${query}\0slices ${JSON.stringify(sliced)}`;
    const plan = this.#keep(anyParams, () => {
      checkQueryNesting(query);
      const parsed = parseForAnyParams(query, sliced);
      return parsed && planQuery(parsed, this.#slugs);
    });
    if (plan) return plan;
    // Only a query that is planned for any parameters may turn out to have no plan.
    const theseParams = `${query}\0${JSON.stringify(params)}`;
    return this.#keep(theseParams, () => planQuery(parseQuery(query, params), this.#slugs)) as Plan;
  }

  #keep(key: string, make: () => Plan | null): Plan | null {
    const known = this.#proven.take(key) ?? this.#new.take(key);
    if (known) {
      this.#proven.put(key, known.plan);
      return known.plan;
    }
    const plan = make();
    if (key.length <= maxQuery) this.#new.put(key, plan);
    else this.#sayTooLong(key);
    return plan;
  }

  #sayTooLong(key: string): void {
    if (this.#hasSaid) return;
    this.#hasSaid = true;
    this.#say(
      `A query of ${key.length} characters is planned again each time it is asked: plans are kept only for queries of at most ${maxQuery}. Ask for less at a time: ${key.slice(0, 80)}…`,
    );
  }
}

/** Plans in the order in which they were last asked for; the oldest go when all together are too long. */
class Shelf {
  readonly #plans: Plans = new Map();
  readonly #maxLength: number;
  #length = 0;

  constructor(maxLength: number) {
    this.#maxLength = maxLength;
  }

  take(key: string): { plan: Plan | null } | undefined {
    const plan = this.#plans.get(key);
    if (plan === undefined) return undefined;
    this.#plans.delete(key);
    this.#length -= key.length;
    return { plan };
  }

  put(key: string, plan: Plan | null): void {
    this.#plans.set(key, plan);
    this.#length += key.length;
    for (const oldest of this.#plans.keys()) {
      if (this.#length <= this.#maxLength) break;
      this.take(oldest);
    }
  }
}
