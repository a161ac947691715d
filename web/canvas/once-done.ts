const maxWaitMs = 10_000; // for the query of a kind that was not on the page before

/**
 * Does something as soon as it can be done: `work` answers whether it was, and is tried at once and at every frame. Given up when the
 * editor presses something meanwhile, as she has gone on by herself. Answers how to give it up.
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
