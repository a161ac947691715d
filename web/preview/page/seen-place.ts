import type { SeenPlace } from '#canvas/messages.ts';
import { boxOf, frameOf, framesOfSections } from '../../canvas/section/section-places.ts';

/**
 * Tells what stands in the middle of the window, once for each animation frame in which the page is scrolled or changes
 * its height. Returns a function that ends this.
 */
export function tellSeenPlaces(tell: (at: SeenPlace) => void): () => void {
  let frame = 0;
  const tellSoon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      tell(seenPlace());
    });
  };
  addEventListener('scroll', tellSoon, { passive: true });
  const height = new ResizeObserver(tellSoon);
  height.observe(document.body);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', tellSoon);
    height.disconnect();
  };
}

/** The place that this page was last told to show, until the editor scrolls it. */
let followed: SeenPlace | undefined;

/** Scrolls until this place is in the middle of the window; not at all when the page has no such section. */
export function followPlace(at: SeenPlace): void {
  followed = at;
  show(at);
}

/**
 * Keeps the followed place in the middle of the window when the page changes its height, as it does while the rest of
 * it is laid out (ui/layout/lay-out-rest.ts). Returns a function that ends this.
 */
export function keepFollowedPlace(): () => void {
  const over = new AbortController();
  const height = new ResizeObserver(() => followed && show(followed));
  height.observe(document.body);
  const letGo = () => {
    followed = undefined;
  };
  for (const hand of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(hand, letGo, { passive: true, signal: over.signal });
  return () => {
    over.abort();
    height.disconnect();
  };
}

function show({ section, share }: SeenPlace): void {
  const frame = section === null ? document.body : frameOf(section);
  const box = frame && (section === null ? frame.getBoundingClientRect() : boxOf(frame));
  if (box) scrollBy({ top: box.top + box.height * share - innerHeight / 2, behavior: 'instant' });
}

/** What stands in the middle of the window. */
export function seenPlace(): SeenPlace {
  const below = document.documentElement.scrollHeight - innerHeight - scrollY;
  // At either end of the page the middle of the window tells too little.
  if (scrollY < 1 || below < 1) return { section: null, share: scrollY < 1 ? 0 : 1 };
  const middle = innerHeight / 2;
  for (const frame of framesOfSections()) {
    const box = boxOf(frame);
    const section = frame.dataset.section;
    if (section !== undefined && box && box.top <= middle && middle < box.bottom)
      return { section, share: (middle - box.top) / box.height };
  }
  const { top, height } = document.body.getBoundingClientRect();
  return { section: null, share: (middle - top) / height };
}
