const maxWaitMs = 10_000; // enough for the query of a kind that was not on the page before

/**
 * Does something as soon as it can be done. `work` returns whether it was done; it is tried at once and then at every
 * frame, for at most `maxWaitMs`. A press of the pointer ends the attempts, because the editor has gone on by
 * themselves. Returns a function that ends them.
 */
export function onceDone(work: () => boolean): () => void {
  const since = performance.now();
  const over = new AbortController();
  const { signal } = over;
  const look = () => {
    if (signal.aborted) return;
    if (work() || performance.now() - since > maxWaitMs) over.abort();
    else requestAnimationFrame(look);
  };
  addEventListener('pointerdown', () => over.abort(), { capture: true, passive: true, signal });
  look();
  return () => over.abort();
}
