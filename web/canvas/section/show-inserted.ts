import { frameOf, scrollToSection } from './section-places.ts';

const maxWaitMs = 10_000; // for the query of a kind that was not on the page before
const settleMs = 1_500; // in which what stood on the page before may go, as the sign of an empty one

/**
 * Scrolls to a section as soon as it is drawn, and gives its bar the focus. In a new one the heading, or else its first text, is ready to be
 * typed into instead: who edits texts hears `canvas:type`.
 */
export function showInserted(key: string, isNew: boolean): void {
  const since = performance.now();
  const look = () => {
    const frame = frameOf(key);
    if (frame?.firstElementChild) {
      keepInSight(key);
      if (isNew) document.dispatchEvent(new CustomEvent('canvas:type', { detail: { key } }));
      if (!frame.contains(document.activeElement)) requestAnimationFrame(focusBar);
    } else if (performance.now() - since < maxWaitMs) requestAnimationFrame(look);
  };
  // What was chosen from a dialogue gets the focus when the dialogue has given it back.
  requestAnimationFrame(look);
}

/** Scrolls to a section, and again while what stands above it comes or goes, until the editor goes on by herself. */
function keepInSight(key: string): void {
  const since = performance.now();
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  for (const deed of ['wheel', 'pointerdown'])
    addEventListener(deed, leave, { once: true, capture: true, passive: true });
  const topOf = () => {
    const box = frameOf(key)?.firstElementChild?.getBoundingClientRect();
    return box && Math.round(box.top + scrollY);
  };
  let known: number | undefined;
  const look = () => {
    const top = topOf();
    // At once: a glide would go on to where the section was before.
    if (top !== known) scrollToSection(key, 'instant');
    known = top;
    if (!isLeft && performance.now() - since < settleMs) requestAnimationFrame(look);
  };
  look();
}

/** Puts the focus on the bar of the selected section, if it is drawn. */
export function focusBar(): void {
  document
    .querySelector<HTMLElement>('[data-part=section-bar] [tabindex="0"]')
    ?.focus({ preventScroll: true });
}
