import { observeReveals } from './observe-reveals.ts';

/**
 * Starts the motion of the page, until `signal` aborts: reveals every `[data-reveal]` when it is first seen, and
 * fades in every `img[data-fade]` when it has loaded, including those added later. What is on the screen already
 * stays as it is, and nothing is hidden before this runs.
 */
export function startMotion(signal: AbortSignal): void {
  const observed = new WeakSet<Element>();
  const reveal = (element: Element) => element.setAttribute('data-revealed', '');
  const observer = observeReveals(reveal);

  function look() {
    for (const element of document.querySelectorAll('[data-reveal]:not([data-revealed])')) {
      if (observed.has(element)) continue;
      observed.add(element);
      observer.observe(element);
    }
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-fade]:not([data-loaded])')) {
      if (picture.complete) picture.setAttribute('data-loaded', '');
    }
  }

  function onLoaded({ target }: Event) {
    if (target instanceof HTMLImageElement) target.setAttribute('data-loaded', '');
  }

  const { innerHeight } = window;
  // Without a box it belongs to a page that is kept for later, or is too far below to be laid out; it is revealed
  // when it appears.
  const isSeen = (element: Element) =>
    element.checkVisibility({ contentVisibilityAuto: true }) &&
    element.getBoundingClientRect().top < innerHeight;
  // All elements are measured before one changes, or the browser would lay out the page again for each.
  for (const element of [...document.querySelectorAll('[data-reveal]')].filter(isSeen)) reveal(element);
  look();
  document.documentElement.setAttribute('data-motion', '');

  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('load', onLoaded, { capture: true, signal });
  document.addEventListener('error', onLoaded, { capture: true, signal });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    observer.disconnect();
    document.documentElement.removeAttribute('data-motion');
  });
}
