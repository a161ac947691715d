const steadyMs = 60_000; // of life, after which an end counts as the first
const atOnceMs = 100;
const firstMs = 1_000;
const maxMs = 30_000;

/**
 * Says in milliseconds how long to wait before a process is started again, by how long it has lived: at once for one that was steady, a
 * second for one that was not, and then ever longer until one is.
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
