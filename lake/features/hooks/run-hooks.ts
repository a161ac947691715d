import type { DatabaseSync } from 'node:sqlite';
import { together } from '@tessera/limits/together';
import type { Clock } from '../../kernel/clock.ts';
import type { Dataset, Datasets } from '../../kernel/store/datasets.ts';
import type { Commit } from '../../kernel/store/document.ts';
import type { Store } from '../../kernel/store/store.ts';
import { concerns, type DeltaMatch, type DeltaRule } from '../../query/listening/delta.ts';
import { deliver, pauseMsAfter } from './deliver.ts';
import { type Hook, type HookRecords, hookRecords } from './hook.ts';
import { lookThrough, type Match } from './look-through.ts';
import { type Message, type MessageRecords, messageRecords } from './messages.ts';
import { knownReceivers } from './receivers.ts';

const maxCommits = 100; // that are read at once
const maxWaitMs = 60_000; // because timers do not count the time for which a machine sleeps
const errorPauseMs = 5_000;
const maxUnwritten = 500; // transactions without a message, before it is written down that they were seen
const maxAgeMs = 36 * 60_000; // of messages to a receiver that fails: ten tries and the pauses between them fit in

/** The hooks of a lake, their messages, and the work that sends them. */
export interface Hooks {
  records: HookRecords;
  messages: MessageRecords;
  /** Throws a 400 for a rule that cannot be evaluated for changes of a dataset. */
  check(dataset: Dataset, rule: DeltaRule): Promise<unknown>;
  /** Starts the work for all hooks; called when one was made or changed. */
  wake(): void;
  /** The number of the last transaction of its dataset that was looked at for a hook by its present rule. */
  seenBy(hook: Hook): number;
  /** Removes the hooks of datasets that are not there any more. */
  forgetLost(): void;
  close(): void;
}

const placeOf = ({ id, dataset }: Hook): string => `${id} ${dataset}`;

/**
 * Tells hooks of changes, each hook one message after the other. A message is written down before it is sent, and every
 * hook knows the last transaction that was looked at for it. So nothing is lost when the lake ends, but some messages
 * may be sent twice, under the same `idempotency-key`.
 */
export function runHooks(
  database: DatabaseSync,
  {
    datasets,
    clock,
    match,
    projectId,
  }: { datasets: Datasets; clock: Clock; match: Match; projectId: string },
): Hooks {
  const records = hookRecords(database);
  const messages = messageRecords(database);
  const closing = new AbortController();
  const atWork = new Set<string>();
  // The last transaction looked at for each hook, where that is not written down yet; kept by store, because a dataset
  // that is made anew under its name is another one.
  const looked = new WeakMap<Store, Map<string, number>>();
  const written = new Set<string>(); // hooks with messages of a transaction that they have not seen to its end
  const timers = new Map<string, () => void>();
  const looking = lookThrough(match, clock);
  const receivers = knownReceivers(clock);

  function lookedIn({ store }: Dataset): Map<string, number> {
    const known = looked.get(store) ?? new Map<string, number>();
    looked.set(store, known);
    return known;
  }

  function seenBy(hook: Hook): number {
    const dataset = datasets.find(hook.dataset);
    return Math.max(hook.seen, (dataset && lookedIn(dataset).get(hook.id)) ?? 0);
  }

  /**
   * Writes down the messages of a hook for the transactions that it has not seen yet. Answers after how many
   * milliseconds to go on; undefined when it has seen all.
   */
  async function gather(hook: Hook): Promise<number | undefined> {
    const dataset = datasets.find(hook.dataset);
    if (!dataset) return undefined;
    for (let seen = seenBy(hook); seen < dataset.store.seq; ) {
      const commits = dataset.store.since(seen, maxCommits);
      if (commits.length === 0) return undefined;
      for (const commit of commits) {
        const waitMs = await look(hook, dataset, commit);
        if (isOver(hook, dataset) || waitMs !== undefined) return waitMs;
        seen = commit.seq;
        lookedIn(dataset).set(hook.id, seen);
      }
      // This costs a write, and saves looking at all of them again after a restart.
      if (seen - hook.seen > maxUnwritten) records.see(hook, seen);
    }
    looking.settle(hook);
    return undefined;
  }

  async function look(hook: Hook, dataset: Dataset, commit: Commit): Promise<number | undefined> {
    if (!commit.changes.some(({ id }) => concerns(hook.fields.rule, id))) return undefined;
    const waitMs = await looking.look(hook, dataset, commit, (matches) => {
      if (isOver(hook, dataset)) return false;
      if (matches.length > 0) write(hook, dataset, commit, matches);
      return true;
    });
    const isDone = waitMs === undefined && !isOver(hook, dataset);
    if (isDone && written.delete(placeOf(hook))) records.see(hook, commit.seq);
    return waitMs;
  }

  /**
   * Whether work for a hook has to stop, because the lake closes, or because the hook or its dataset is another by now.
   */
  const isOver = (hook: Hook, { store }: Dataset): boolean =>
    closing.signal.aborted ||
    records.find(hook.id)?.dataset !== hook.dataset ||
    datasets.find(hook.dataset)?.store !== store;

  function write(hook: Hook, dataset: Dataset, commit: Commit, matches: DeltaMatch[]): void {
    together(database, () => {
      for (const { id, operation, payload } of matches)
        messages.add({
          hook: hook.id,
          created: new Date(clock.now()).toISOString(),
          due: clock.now(),
          headers: JSON.stringify({
            'idempotency-key': `${commit.transactionId}-${id}-${hook.id}`,
            'sanity-project-id': projectId,
            'sanity-dataset': dataset.name,
            'sanity-document-id': id,
            'sanity-operation': operation,
            'sanity-transaction-id': commit.transactionId,
            'sanity-transaction-time': commit.timestamp,
            'sanity-webhook-id': hook.id,
          }),
          payload,
        });
    });
    written.add(placeOf(hook));
  }

  /**
   * Sends a hook the messages that are due. Answers after how many milliseconds the next one is; undefined when there
   * is none.
   */
  async function tell(id: string): Promise<number | undefined> {
    for (;;) {
      const hook = workable(id);
      const message = hook && messages.next(id);
      if (!message) return undefined;
      const waitMs = message.due - clock.now();
      if (waitMs > 0) return waitMs;
      if (giveUpOld(hook, message)) continue;
      const begun = clock.now();
      const delivery = await deliver(hook, message, begun, closing.signal);
      if (closing.signal.aborted) return undefined; // it is told at the next start
      receivers.note(hook, delivery);
      const pauseMs = delivery.failure && pauseMsAfter(message.failures + 1, delivery);
      messages.settle(
        message,
        { ...delivery, created: new Date(begun).toISOString(), duration: clock.now() - begun },
        typeof pauseMs === 'number' ? clock.now() + pauseMs : null,
      );
    }
  }

  /**
   * Gives up all messages that are too old for a receiver that fails, if the next message is; answers whether there
   * were any.
   */
  function giveUpOld(hook: Hook, { created }: Pick<Message, 'created'>): boolean {
    const failingSince = receivers.failingSince(hook);
    const before = clock.now() - maxAgeMs;
    if (failingSince === undefined || Date.parse(created) >= before) return false;
    // If the receiver has failed for as long, untried messages are given up, too: more may come than there is time to
    // try.
    const count = messages.giveUp(hook.id, new Date(before).toISOString(), failingSince < before);
    if (count > 0)
      console.error(
        `The hook "${hook.fields.name}" gives up what is older than half an hour (messages: ${count}). Its receiver has been failing since ${new Date(failingSince).toISOString()}.`,
      );
    return count > 0;
  }

  function workable(id: string): Hook | undefined {
    const hook = records.find(id);
    return hook?.fields.isDisabled ? undefined : hook;
  }

  /** Does all that there is to do for a hook, and comes back when more is due. */
  async function work(id: string): Promise<void> {
    timers.get(id)?.();
    timers.delete(id);
    if (atWork.has(id) || closing.signal.aborted) return;
    atWork.add(id);
    let waitMs: number | undefined;
    try {
      let pauseMs: number | undefined;
      do {
        const hook = workable(id);
        pauseMs = hook && (await gather(hook));
        const restMs = await tell(id);
        waitMs = pauseMs === undefined ? restMs : Math.min(pauseMs, restMs ?? pauseMs);
      } while (!closing.signal.aborted && pauseMs === undefined && isBehind(id)); // by what came meanwhile
    } catch (error) {
      if (!closing.signal.aborted) console.error(`The hook "${id}" could not be told; trying again:`, error);
      waitMs = errorPauseMs;
    } finally {
      atWork.delete(id);
    }
    if (waitMs !== undefined && !closing.signal.aborted)
      timers.set(
        id,
        clock.after(Math.min(waitMs, maxWaitMs), () => void work(id)),
      );
  }

  function isBehind(id: string): boolean {
    const hook = workable(id);
    return hook !== undefined && seenBy(hook) < (datasets.find(hook.dataset)?.store.seq ?? 0);
  }

  let isWaking = false;
  /** Works on all hooks after the present task, once for all calls until then. */
  const wake = () => {
    if (isWaking) return;
    isWaking = true;
    setImmediate(() => {
      isWaking = false;
      if (closing.signal.aborted) return;
      for (const { id } of records.list()) void work(id);
    });
  };
  const stopWatching = datasets.watch(({ store }) => store.onCommit(wake));
  wake();
  return {
    records,
    messages,
    check: (dataset, rule) => match(dataset, rule, null),
    wake,
    seenBy,
    forgetLost() {
      for (const { id, dataset } of records.list()) if (!datasets.find(dataset)) records.remove(id);
    },
    close() {
      closing.abort();
      stopWatching();
      for (const stop of timers.values()) stop();
    },
  };
}
