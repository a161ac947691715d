const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/**
 * Runs something when the visitor first moves the mouse, touches, scrolls or types, so that decoration takes no time
 * from the first appearance of the page. Returns a function that cancels it.
 */
export function afterFirstSign(run: () => void): () => void {
  const end = new AbortController();
  for (const sign of signs)
    window.addEventListener(
      sign,
      (event) => {
        if (isOfBrowser(event)) return;
        end.abort();
        run();
      },
      { signal: end.signal, passive: true, capture: true },
    );
  return () => end.abort();
}

/** Browsers report a resting mouse as moved when what is below it changes. */
const isOfBrowser = (event: Event) =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0;
