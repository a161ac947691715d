import type * as z from 'zod';
import { isFault, type Verdict } from '../verdict.ts';
import type { Member } from './member.ts';

// Deeper than the content of any page; a contract that makes another at every step would go on without end.
const maxDepth = 60;

interface Pair {
  key: string;
  isRecursive: boolean;
}

/**
 * Remembers the pairs of forms and contract that have been judged. Because a type can stand within itself, a pair that
 * recurs while it is being judged is assumed to be right and is not judged again.
 */
export class Judged {
  readonly #ids = new WeakMap<object, number>();
  readonly #open: Pair[] = [];
  /** The results of pairs that contain themselves; without a `fault`, the pair was right. */
  readonly #known = new Map<string, { path: string; fault?: Verdict }>();
  #last = 0;

  /**
   * The verdicts on a pair at a path: those of `judge` the first time, what is remembered later; undefined when it is
   * nested too deep.
   */
  once(
    members: Member[],
    contract: z.core.$ZodType,
    path: string,
    judge: () => Verdict[],
  ): Verdict[] | undefined {
    const key = [contract, ...members].map((part) => this.#idOf(part)).join(' ');
    const again = this.#open.findIndex((pair) => pair.key === key);
    if (again >= 0) {
      for (const pair of this.#open.slice(again)) pair.isRecursive = true;
      return [];
    }
    const known = this.#known.get(key);
    if (known)
      return known.fault ? [{ ...known.fault, path: path + known.fault.path.slice(known.path.length) }] : [];
    if (this.#open.length >= maxDepth) return undefined;

    const pair: Pair = { key, isRecursive: false };
    const before = new Set(this.#known.keys());
    this.#open.push(pair);
    const verdicts = judge();
    this.#open.pop();
    const faults = verdicts.filter(isFault);
    const fault = faults.find((one) => one.path.endsWith('_type')) ?? faults[0];
    // Pairs that were right only because this pair was assumed to be right must be judged again.
    if (fault)
      for (const [other, { fault: own }] of this.#known)
        if (!own && !before.has(other)) this.#known.delete(other);
    if (pair.isRecursive) this.#known.set(key, { path, fault });
    return verdicts;
  }

  #idOf(part: object): number {
    const id = this.#ids.get(part) ?? ++this.#last;
    this.#ids.set(part, id);
    return id;
  }
}
