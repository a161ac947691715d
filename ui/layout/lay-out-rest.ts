/**
 * Has the browser lay out what it was told to leave for later (`content-visibility: auto` of a `.wrap`), one piece after the other
 * while it has nothing else to do, until `signal` aborts; all at once for a visitor who scrolls before that: where he arrives nothing
 * may move. Then the page is as high as it is, and every place is where it is.
 */
export function layOutRest(signal: AbortSignal): void {
  // Safari knows no idle time.
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
      piece.getBoundingClientRect(); // lays it out here, so that no frame has two of them to do
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
