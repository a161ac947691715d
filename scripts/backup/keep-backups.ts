import type { Clock } from '#lake/kernel/clock.ts';
import { messageOf } from '#lake/kernel/message-of.ts';

const hourMs = 60 * 60_000;
const glanceMs = 60_000; // a machine that slept does not count that time, so the clock is looked at again and again
const retryMs = 10 * 60_000; // after one that failed

/** How backups are made by themselves. */
export interface BackupSchedule {
  hours: number;
  /** When the newest was begun that there is at a time, both in ms since 1970; undefined when there is none. */
  newest(now: number): Promise<number | undefined>;
  make(): Promise<void>;
}

/**
 * Has a backup made whenever the newest is so many hours old, also at once, until the returned function is called. One that fails is
 * told, and tried again.
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
      console.error(
        `No backup was made: ${messageOf(error)} It is tried again in ${retryMs / 60_000} minutes.`,
      );
      wait(retryMs);
    }
  }
  wait(glanceMs);
  return () => {
    isOver = true;
    cancel();
  };
}
