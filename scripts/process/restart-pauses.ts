const steadyMs = 60_000; // of life, after which an end counts as the first
const atOnceMs = 100;
const firstMs = 1_000;
const maxMs = 30_000;

/**
 * Returns a function that tells how many milliseconds to wait before a process is started again, by how long it has
 * lived: next to none for one that was steady, a second for the first that was not, then twice as long each time, up to
 * half a minute.
 */
export function restartPauses(): (livedMs: number) => number {
  let nextMs = firstMs;
  return (livedMs) => {
    if (livedMs > steadyMs) {
      nextMs = firstMs;
      return atOnceMs;
    }
    const pauseMs = nextMs;
    nextMs = Math.min(2 * nextMs, maxMs);
    return pauseMs;
  };
}
