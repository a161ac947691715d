import type { Clock } from '#lake/kernel/clock.ts';
import { messageOf } from '#lake/kernel/message-of.ts';

const hourMs = 60 * 60_000;
// Timers do not count the time in which a machine sleeps, so the clock is looked at again and again.
const glanceMs = 60_000;
const retryMs = 10 * 60_000; // after a backup that failed

/** How backups are made by themselves. */
export interface BackupSchedule {
  hours: number;
  /**
   * When the newest backup that there is at the time `now` was begun, both in ms since 1970; undefined when there is
   * none.
   */
  newest(now: number): Promise<number | undefined>;
  make(): Promise<void>;
}

/**
 * Makes a backup at once if the newest is `hours` old, and then whenever it is, until the returned function is called.
 * A backup that fails is reported and tried again.
 */
export function keepBackups({ hours, newest, make }: BackupSchedule, clock: Clock): () => void {
  let cancel = () => {};
  let isOver = false;
  const wait = (ms: number) => {
    if (!isOver) cancel = clock.after(ms, () => void look());
  };
  async function look(): Promise<void> {
    try {
      const now = clock.now();
      const last = (await newest(now)) ?? Number.NEGATIVE_INFINITY;
      if (now - last >= hours * hourMs) await make();
      wait(glanceMs);
    } catch (error) {
      console.error(`No backup was made: ${messageOf(error)} Trying again in ${retryMs / 60_000} minutes.`);
      wait(retryMs);
    }
  }
  wait(glanceMs);
  return () => {
    isOver = true;
    cancel();
  };
}
