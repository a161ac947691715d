import type { Identity } from '../../kernel/access/identity.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { releaseNameOf } from '../../kernel/store/document.ts';
import { carryOut, type TransactContext } from '../../kernel/transactions/transact.ts';
import { Work } from '../actions/work.ts';
import { publishVersions } from './publish-release.ts';
import { dueAt, type ScheduledRelease, scheduledReleases } from './release.ts';

// Timers do not count the time for which a machine sleeps, so the clock is read again at least this often.
const maxWaitMs = 60_000;

/** The store whose releases a schedule publishes, and the checks that its transactions have to pass. */
export type ScheduleContext = Pick<TransactContext, 'store' | 'checks'>;

/**
 * Publishes every scheduled release at its time, or at once if that passed while the lake was closed, until the
 * returned function is called. A release that cannot be published becomes active again, with the reason in its `error`.
 */
export function runSchedule({ store, checks }: ScheduleContext, clock: Clock): () => void {
  let cancel = () => {};
  const waitFor = (waitMs: number) => {
    cancel();
    cancel = clock.after(Math.min(waitMs, maxWaitMs), run);
  };
  const arm = (minWaitMs = 0) => {
    const [next] = scheduledReleases(store);
    if (next) waitFor(Math.max(minWaitMs, dueAt(next) - clock.now()));
    else cancel();
  };
  function run() {
    try {
      const due = scheduledReleases(store).filter((release) => dueAt(release) <= clock.now());
      const isDone = due.map((release) => publishDue({ store, checks }, release)).every(Boolean);
      arm(isDone ? 0 : maxWaitMs);
    } catch (error) {
      console.error('Which releases are due could not be read; it is tried again in a minute:', error);
      waitFor(maxWaitMs);
    }
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

/**
 * Publishes a release, or makes it active again with the reason why it cannot be published. Answers false when it has
 * to be tried again.
 */
function publishDue({ store, checks }: ScheduleContext, release: ScheduledRelease): boolean {
  // The rights of whoever scheduled it were checked then, and its versions have been locked since.
  const identity: Identity = { id: release.userId ?? 'lake', role: 'admin', name: 'Schedule' };
  const inTransaction = (change: (work: Work) => void) =>
    carryOut({ store, identity, checks }, {}, (transaction) =>
      change(new Work(transaction, 0, { store, identity })),
    );
  try {
    try {
      inTransaction((work) => publishVersions(work, release));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const set = { state: 'active', error: { message: error.message } };
      inTransaction((work) => work.applyToSystem({ patch: { id: release._id, set, unset: ['publishAt'] } }));
    }
    return true;
  } catch (error) {
    const name = releaseNameOf(release._id);
    console.error(`The release "${name}" was not published at its time; it is tried again:`, error);
    return false;
  }
}
