import { onceDone } from '../once-done.ts';
import { sectionAround } from './section-around.ts';
import { frameOf, scrollToSection } from './section-places.ts';

const settleMs = 1_500; // in which what stood on the page before may disappear, such as the sign of an empty page

/**
 * Scrolls to a section as soon as it is drawn, and gives its bar the focus. In a new section the heading, or else its
 * first text, is opened for typing instead: the event `canvas:type` asks for it.
 */
export function showInserted(key: string, isNew: boolean): void {
  const show = () => {
    const frame = frameOf(key);
    if (!frame?.firstElementChild) return false;
    keepInSight(key);
    if (isNew) document.dispatchEvent(new CustomEvent('canvas:type', { detail: { key } }));
    // Its bar is drawn once the section's place is known: by then somebody may be writing in it.
    onceDone(() => frameOf(key)?.contains(document.activeElement) || focusBar(key));
    return true;
  };
  // Waits until a dialogue from which it was chosen has given the focus back.
  requestAnimationFrame(() => onceDone(show));
}

/** Scrolls to a section, and again while things above it come or go, until the editor scrolls or presses something. */
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
    // At once: a smooth scroll would end where the section was before.
    if (top !== known) scrollToSection(key, 'instant');
    known = top;
    if (!isLeft && performance.now() - since < settleMs) requestAnimationFrame(look);
  };
  look();
}

/**
 * Gives the focus to the bar of the selected section. Returns whether that bar is drawn and, with a `key`, is that
 * section's.
 */
export function focusBar(key?: string): boolean {
  const bar = document.querySelector<HTMLElement>('[data-part=section-bar]');
  if (!bar || (key !== undefined && bar.dataset.of !== key)) return false;
  bar.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  return true;
}

/**
 * Gives the focus to where an editor goes on who leaves an element by a key: to the bar of its section, or to the
 * button that leads to all sections.
 */
export function focusBarAround(left: Element | undefined): void {
  const key = sectionAround(left ?? null);
  if (key !== undefined) focusBar(key);
  else document.querySelector<HTMLElement>('[data-part=canvas-entry]')?.focus({ preventScroll: true });
}
