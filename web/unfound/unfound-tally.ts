import type { IncomingMessage } from 'node:http';
import { rateLimit } from '#limits/rate-limit.ts';
import { addUnfound, maxUnfound, type Unfound } from '#limits/unfound.ts';
import { askedInVain } from './asked-in-vain.ts';

const usualPauseMs = 5_000; // in which addresses are gathered
const maxCounted = 20; // from one visitor, within `countedMs`
const countedMs = 60_000;

/** A front's count of the addresses that were not found. */
export interface UnfoundTally {
  /** Counts an address that was not found, if a visitor went there. */
  note(request: IncomingMessage, path: string, sender: string): void;
  /** Tells the renderer what has been counted so far. */
  close(): Promise<void>;
}

/**
 * Counts the addresses that visitors did not find, and tells them a little later, all at once; those that could not be
 * told are told with the next. At most `maxUnfound` addresses are kept, and few from one visitor.
 */
export function tallyUnfound(
  tell: (addresses: Unfound[]) => Promise<void>,
  pauseMs = usualPauseMs,
): UnfoundTally {
  const mayCount = rateLimit(maxCounted, countedMs);
  let counted = new Map<string, Unfound>();
  let timer: NodeJS.Timeout | undefined;
  async function hand(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const told = [...counted.values()];
    counted = new Map();
    if (told.length === 0) return;
    // After a failure they wait for the next address that is not found.
    await tell(told).catch(() => {
      counted = new Map(addUnfound(told, [...counted.values()]).map((one) => [one.path, one]));
    });
  }
  return {
    note(request, path, sender) {
      const asked = askedInVain(request, path);
      if (!asked || mayCount.take(sender) > 0) return;
      const known = counted.get(asked.path);
      if (!known && counted.size >= maxUnfound) return;
      const from = asked.from ?? known?.from ?? null;
      const last = new Date().toISOString();
      counted.set(asked.path, { path: asked.path, count: (known?.count ?? 0) + 1, last, from });
      timer ??= setTimeout(() => void hand(), pauseMs).unref();
    },
    close: hand,
  };
}
