/** How often each page was sent, by its path. */
export type Visits = [path: string, count: number][];

const usualPauseMs = 10_000; // in which visits are gathered
const maxPaths = 1_000; // until they are told

/** A front's count of the pages that visitors ask for. */
export interface VisitTally {
  /** Counts a page that is sent. */
  note(path: string): void;
  /** Tells the renderer what has been counted so far. */
  close(): Promise<void>;
}

/**
 * Counts the pages that visitors ask for, and tells them a little later, all at once. It knows nothing of who asks,
 * keeps at most a thousand paths, and drops counts that could not be told, because the most visited pages soon show
 * again.
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
