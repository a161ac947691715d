import { frameOf, scrollToSection } from './section-places.ts';

const maxWaitMs = 10_000; // for the query of a kind that was not on the page before

/**
 * Scrolls to a section as soon as it is drawn, and has its first text ready to be typed into: who edits texts hears
 * `canvas:type`. Where nobody does, its bar has the focus.
 */
export function showInserted(key: string): void {
  const since = performance.now();
  const look = () => {
    const frame = frameOf(key);
    if (frame?.firstElementChild) {
      scrollToSection(key);
      document.dispatchEvent(new CustomEvent('canvas:type', { detail: { key } }));
      if (!frame.contains(document.activeElement)) requestAnimationFrame(focusBar);
    } else if (performance.now() - since < maxWaitMs) requestAnimationFrame(look);
  };
  // What was chosen from a dialogue gets the focus when the dialogue has given it back.
  requestAnimationFrame(look);
}

/** Puts the focus on the bar of the selected section, if it is drawn. */
export function focusBar(): void {
  document
    .querySelector<HTMLElement>('[data-part=section-bar] [tabindex="0"]')
    ?.focus({ preventScroll: true });
}
