import type { Clock } from '../../kernel/clock.ts';
import { messageOf } from '../../kernel/message-of.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Dataset } from '../../kernel/store/datasets.ts';
import type { Commit } from '../../kernel/store/document.ts';
import type { Store } from '../../kernel/store/store.ts';
import type { DeltaMatch, DeltaPart, DeltaRule, DeltaSpan } from '../../query/listening/delta.ts';
import type { Hook } from './hook.ts';
import { pauseMsFor } from './pauses.ts';

const maxPassed = 100; // changes of a transaction that are passed over

/**
 * Evaluates a rule for some changes of a transaction. Without a span it only tries whether the rule can be evaluated.
 * Throws a 400 when it cannot, or exceeds the limits of a query.
 */
export type Match = (dataset: Dataset, rule: DeltaRule, span: DeltaSpan | null) => Promise<DeltaPart>;

/** How far a hook has come with a transaction. */
interface Progress {
  /** That of the dataset, because one that is made anew under its name counts its transactions anew. */
  store: Store;
  seq: number;
  /** How many changes of the transaction were looked at or passed over. */
  from: number;
  /** How many changes are looked at next at most: one after a failure, then twice as many each time. */
  most: number;
  passed: number;
  /** How often its rule exceeded the limits of a query since the hook was last up to date. */
  failures: number;
  /** When it goes on, in milliseconds since 1970. */
  due: number;
  /** The `updated` of the hook that has come so far. */
  updated: string;
}

/**
 * Lets the rules of hooks look through transactions, a part at a time. When a rule exceeds the limits of a query, it is
 * tried again after growing pauses, because machines are busy at times. A change for which it exceeds them in the end,
 * or for which it cannot be evaluated, is passed over.
 */
export function lookThrough(match: Match, clock: Clock) {
  const progresses = new Map<string, Progress>();
  const keyOf = ({ id, dataset }: Hook) => `${id} ${dataset}`;

  function progressOf(hook: Hook, { store }: Dataset, seq: number): Progress {
    const known = progresses.get(keyOf(hook));
    const before = known?.store === store ? known : undefined;
    const { updated } = hook;
    const isSame = before?.updated === updated;
    if (isSame && before.seq === seq) return before;
    const from = before?.seq === seq ? before.from : 0; // what its former rule has looked at is done
    const failures = isSame ? before.failures : 0;
    const progress = {
      store,
      seq,
      from,
      most: Number.POSITIVE_INFINITY,
      passed: 0,
      failures,
      due: 0,
      updated,
    };
    progresses.set(keyOf(hook), progress);
    return progress;
  }

  function fail(progress: Progress, { fields }: Hook, { changes }: Commit, error: Refusal): void {
    const { seq, from, most } = progress;
    progress.most = 1;
    const pauseMs = error.isOfLimit ? pauseMsFor(++progress.failures) : null;
    if (pauseMs !== null) progress.due = clock.now() + pauseMs;
    if (pauseMs !== null || most > 1) return;
    progress.from++;
    const isLast = ++progress.passed === maxPassed;
    if (isLast) progress.from = changes.length;
    const what = `"${changes[from]?.id}"${isLast ? ` and the ${changes.length - from - 1} after it` : ''}`;
    console.error(
      `The hook "${fields.name}" is not told of ${what} in transaction ${seq}: ${messageOf(error)}`,
    );
  }

  return {
    /**
     * Looks through a transaction for a hook, and hands what it finds to `take` until that answers false. Answers after
     * how many milliseconds it has to be called again; undefined when it is done.
     */
    async look(
      hook: Hook,
      dataset: Dataset,
      commit: Commit,
      take: (matches: DeltaMatch[]) => boolean,
    ): Promise<number | undefined> {
      const progress = progressOf(hook, dataset, commit.seq);
      while (progress.from < commit.changes.length) {
        const waitMs = progress.due - clock.now();
        if (waitMs > 0) return waitMs;
        const { seq, from, most } = progress;
        try {
          const { matches, end } = await match(dataset, hook.fields.rule, { seq, from, most });
          if (!take(matches)) return undefined;
          progress.from = end;
          progress.most = most * 2;
        } catch (error) {
          if (!(error instanceof Refusal) || error.status !== 400) throw error;
          fail(progress, hook, commit, error);
        }
      }
      return undefined;
    },
    /** Forgets how far a hook had come and how often it failed, once it is up to date. */
    settle(hook: Hook): void {
      progresses.delete(keyOf(hook));
    },
  };
}
