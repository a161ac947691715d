import { useEffect } from 'react';
import { canvasParts } from './section/section-selection.ts';
import { focusBar } from './section/show-inserted.ts';

/**
 * Gives the focus back to what had it on the canvas when the Studio gives it back to the frame of the page, as after a
 * dialogue of the Studio or its form: a browser forgets which element of a frame had it. Where that has gone, the focus
 * is at the bar of the selected section.
 */
export function useComeBack(): void {
  useEffect(() => {
    let left: HTMLElement | undefined;
    const note = ({ target, relatedTarget }: FocusEvent) => {
      const isOurs = target instanceof HTMLElement && target.closest(canvasParts) !== null;
      left = isOurs && !relatedTarget ? target : undefined;
    };
    const forget = () => {
      left = undefined;
    };
    const comeBack = () => {
      const { activeElement, body } = document;
      if (!left || (activeElement && activeElement !== body)) return;
      if (left.isConnected) left.focus({ preventScroll: true });
      else focusBar();
    };
    // In the next frame: somebody who comes by Tab or a click has by then come to something of the page.
    const comeSoon = () => requestAnimationFrame(comeBack);
    const over = new AbortController();
    const options = { signal: over.signal, capture: true };
    document.addEventListener('focusout', note, options);
    document.addEventListener('focusin', forget, options);
    document.addEventListener('pointerdown', forget, options);
    addEventListener('focus', comeSoon, { signal: over.signal });
    return () => over.abort();
  }, []);
}
