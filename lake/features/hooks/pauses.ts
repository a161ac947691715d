const firstPauseMs = 5_000;
const maxPauseMs = 10 * 60_000;
const maxFailures = 10; // with these pauses, in about half an hour

/** How many milliseconds to wait after so many failures; null when it is time to give up. */
export const pauseMsFor = (failures: number): number | null =>
  failures >= maxFailures ? null : Math.min(firstPauseMs * 2 ** (failures - 1), maxPauseMs);
