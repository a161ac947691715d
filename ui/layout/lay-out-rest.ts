/**
 * Lays out what the browser was told to leave for later (`content-visibility: auto` of a `.wrap`), one piece after
 * the other while the browser is idle, until `signal` aborts. All at once when the visitor scrolls before that,
 * because nothing may move where they arrive. Afterwards the page has its final height and every place its final
 * position.
 */
export function layOutRest(signal: AbortSignal): void {
  // Safari has no idle callback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const show = (piece: HTMLElement) => {
    piece.style.contentVisibility = 'visible';
  };

  function begin() {
    const pieces = findLate();
    const next = () => {
      const piece = pieces.shift();
      if (!piece || signal.aborted) return;
      show(piece);
      piece.getBoundingClientRect(); // forces the layout now, so that no frame has to lay out two pieces
      whenIdle(next);
    };
    whenIdle(next);
  }

  window.addEventListener('scroll', () => findLate().forEach(show), { once: true, passive: true, signal });
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true, signal });
}

function findLate(): HTMLElement[] {
  const isLate = (piece: HTMLElement) => getComputedStyle(piece).contentVisibility === 'auto';
  return [...document.querySelectorAll<HTMLElement>('.wrap')].filter(isLate);
}
