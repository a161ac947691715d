const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown'] as const;

/**
 * Runs something as soon as the visitor first moves the mouse, touches, scrolls or types: what only decorates
 * takes nothing from the time in which the page appears. Answers how to call it off.
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

/** A mouse that rests is said to move when what lies under it has changed. */
const isOfBrowser = (event: Event) =>
  event.type === 'pointermove' &&
  event instanceof PointerEvent &&
  event.movementX === 0 &&
  event.movementY === 0;
