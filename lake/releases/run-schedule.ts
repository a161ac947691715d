import type { Identity } from '../access/identity.ts';
import { Work } from '../actions/work.ts';
import { carryOut } from '../mutate/transact.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { publishVersions } from './publish-release.ts';
import { dueAt, releaseNameOf, type ScheduledRelease, scheduledReleases } from './release.ts';

// A machine that slept does not count that time, so the clock is looked at again and again.
const longestWait = 60_000; // ms

/**
 * Publishes every scheduled release at its time, or at once when that went by while the lake was closed, until
 * the returned function is called. A release that cannot be published is active again and says why in its `error`.
 */
export function runSchedule(store: Store, clock: Clock): () => void {
  let cancel = () => {};
  const arm = (leastWait = 0) => {
    cancel();
    const [next] = scheduledReleases(store);
    const wait = next ? dueAt(next) - clock.now() : longestWait;
    cancel = next ? clock.after(Math.max(leastWait, Math.min(wait, longestWait)), run) : () => {};
  };
  function run() {
    const due = scheduledReleases(store).filter((release) => dueAt(release) <= clock.now());
    const isDone = due.map((release) => publishDue(store, release)).every(Boolean);
    arm(isDone ? 0 : longestWait);
  }
  const stop = store.onCommit(({ changes }) => {
    if (changes.some(({ id }) => releaseNameOf(id) !== undefined)) arm();
  });
  run();
  return () => {
    stop();
    cancel();
  };
}

/** Whether the release was dealt with; false when it has to be tried again. */
function publishDue(store: Store, release: ScheduledRelease): boolean {
  const identity: Identity = { id: release.userId ?? 'lake', role: 'editor', name: 'Schedule' };
  const inTransaction = (change: (work: Work) => void) =>
    carryOut({ store, identity }, {}, (transaction) => change(new Work(transaction, 0, { store, identity })));
  try {
    inTransaction((work) => publishVersions(work, release, release.name));
    return true;
  } catch (error) {
    if (error instanceof Refusal) {
      const set = { state: 'active', error: { message: error.message } };
      inTransaction((work) => work.apply({ patch: { id: release._id, set, unset: ['publishAt'] } }));
      return true;
    }
    console.error(`The release "${release.name}" was not published at its time; it is tried again:`, error);
    return false;
  }
}
