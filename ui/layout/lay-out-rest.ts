/**
 * Has the browser lay out what it was told to leave for later (`content-visibility: auto` of a `.wrap`), one piece after the other
 * while it has nothing else to do, until `signal` aborts. Then the page is as high as it is, and every place is where it is.
 */
export function layOutRest(signal: AbortSignal): void {
  // Safari knows no idle time.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;

  function begin() {
    const isLate = (piece: HTMLElement) => getComputedStyle(piece).contentVisibility === 'auto';
    const pieces = [...document.querySelectorAll<HTMLElement>('.wrap')].filter(isLate);
    const next = () => {
      const piece = pieces.shift();
      if (!piece || signal.aborted) return;
      piece.style.contentVisibility = 'visible';
      piece.getBoundingClientRect(); // lays it out here, so that no frame has two of them to do
      whenIdle(next);
    };
    whenIdle(next);
  }

  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true, signal });
}
