/** How often each of some pages was sent, by its path. */
export type Visits = [path: string, count: number][];

const usualPauseMs = 10_000; // in which visits are gathered
const maxPaths = 1_000; // until they are told

/** What a front counts of the pages that visitors ask for. */
export interface VisitTally {
  /** Counts a page that is sent. */
  note(path: string): void;
  /** Tells what has been counted so far. */
  close(): Promise<void>;
}

/**
 * Counts the pages that visitors ask for, and tells them a little later, all at once. It says nothing of who asks, keeps no more than a
 * thousand paths, and lets go what nobody takes: which pages are asked for most shows again soon.
 */
export function tallyVisits(tell: (visits: Visits) => Promise<void>, pauseMs = usualPauseMs): VisitTally {
  let counted = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  async function hand(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const told = [...counted];
    counted = new Map();
    if (told.length > 0) await tell(told).catch(() => {});
  }
  return {
    note(path) {
      const count = counted.get(path);
      if (count === undefined && counted.size >= maxPaths) return;
      counted.set(path, (count ?? 0) + 1);
      timer ??= setTimeout(() => void hand(), pauseMs).unref();
    },
    close: hand,
  };
}
