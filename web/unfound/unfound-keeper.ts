import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { addUnfound, readUnfound, type Unfound } from '#limits/unfound.ts';
import type { WriteUnfound } from './write-unfound.ts';

const firstMs = 30_000;
const betweenMs = 10 * 60_000; // each time is a revision of the document that holds them

/** When to write: how long after the first address is told, and how long after the last write at least. */
interface Pauses {
  firstMs: number;
  betweenMs: number;
}

/** Gathers the addresses that visitors did not find, from all fronts. */
export interface UnfoundKeeper {
  take(addresses: readonly Unfound[]): void;
  /** Keeps what is not written yet for the next start. */
  close(): void;
}

/**
 * Gathers the addresses that fronts tell and has them written, but seldom, however many are asked for. What is not
 * written at the end is kept in `file` until the next start.
 */
export function keepUnfoundOf(
  write: WriteUnfound,
  file: string,
  pauses: Pauses = { firstMs, betweenMs },
): UnfoundKeeper {
  let waiting = takeFrom(file);
  let underWay: readonly Unfound[] = [];
  let writtenAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;
  plan();

  function plan(): void {
    if (timer || waiting.length === 0) return;
    const restMs = writtenAt + pauses.betweenMs - performance.now();
    timer = setTimeout(() => void hand(), Math.max(pauses.firstMs, restMs)).unref();
  }
  async function hand(): Promise<void> {
    underWay = waiting;
    waiting = [];
    writtenAt = performance.now();
    try {
      await write(underWay);
      isFailing = false;
    } catch (error) {
      waiting = addUnfound(underWay, waiting);
      if (!isFailing)
        console.error('The addresses that visitors did not find are not kept now, and tried again:', error);
      isFailing = true;
    }
    underWay = [];
    timer = undefined;
    plan();
  }
  return {
    take(addresses) {
      if (addresses.length === 0) return;
      waiting = addUnfound(waiting, addresses);
      plan();
    },
    close() {
      clearTimeout(timer);
      // What is being written may not arrive: better counted twice than never.
      const left = addUnfound(underWay, waiting);
      if (left.length === 0) return;
      try {
        writeFileSync(file, JSON.stringify(left), { mode: 0o600 });
      } catch (error) {
        // The rest of the process still has to end.
        console.error(`Addresses that visitors did not find are lost (${left.length}):`, error);
      }
    },
  };
}

/** Takes what the last process left over. */
function takeFrom(file: string): Unfound[] {
  try {
    const left = readUnfound(JSON.parse(readFileSync(file, 'utf8')));
    rmSync(file);
    return left;
  } catch {
    // There is none, or it was cut off.
    return [];
  }
}
