import { onceDone } from '../once-done.ts';
import { frameOf, scrollToSection, sectionAround } from './section-places.ts';

const settleMs = 1_500; // in which what stood on the page before may go, as the sign of an empty one

/**
 * Scrolls to a section as soon as it is drawn, and gives its bar the focus. In a new one the heading, or else its first text, is ready to be
 * typed into instead: who edits texts hears `canvas:type`.
 */
export function showInserted(key: string, isNew: boolean): void {
  const show = () => {
    const frame = frameOf(key);
    if (!frame?.firstElementChild) return false;
    keepInSight(key);
    if (isNew) document.dispatchEvent(new CustomEvent('canvas:type', { detail: { key } }));
    // Its bar is drawn once it is known where the section lies: by then somebody may be writing in it.
    onceDone(() => frameOf(key)?.contains(document.activeElement) || focusBar(key));
    return true;
  };
  // What was chosen from a dialogue gets the focus when the dialogue has given it back.
  requestAnimationFrame(() => onceDone(show));
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

/** Puts the focus on the bar of the selected section; answers whether it is drawn, for the section of a key where one is given. */
export function focusBar(key?: string): boolean {
  const bar = document.querySelector<HTMLElement>('[data-part=section-bar]');
  if (!bar || (key !== undefined && bar.dataset.of !== key)) return false;
  bar.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  return true;
}

/** Puts the focus where who leaves something on the page by keys goes on: on the bar of its section, or on what leads to all of them. */
export function focusBarAround(left: Element | undefined): void {
  const key = sectionAround(left ?? null);
  if (key !== undefined) focusBar(key);
  else document.querySelector<HTMLElement>('[data-part=canvas-entry]')?.focus({ preventScroll: true });
}
