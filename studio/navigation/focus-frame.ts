import { isOfForm } from '../focus/is-of-form.ts';

/** The frame of Sanity's preview. Other frames in the tool, which have names, are only to be looked at. */
const frameSelector = '[data-testid=presentation-root] iframe:not([name])';
const maxFrameMs = 15_000; // the time in which the document is read and the preview is drawn

/**
 * Gives the focus to the frame of the preview once it is drawn, unless a person does something else first. Call it when
 * somebody asks for the preview. Returns a function that ends it.
 */
export function focusFrame(): () => void {
  const over = new AbortController();
  const end = () => over.abort();
  const options = { signal: over.signal, capture: true };
  for (const own of ['pointerdown', 'keydown']) document.addEventListener(own, end, options);
  document.addEventListener('focusin', ({ target }) => !isOfForm(target) && end(), options);
  const until = performance.now() + maxFrameMs;
  const look = () => {
    if (over.signal.aborted) return;
    const frame = document.querySelector<HTMLElement>(frameSelector);
    if (!frame && performance.now() < until) return void requestAnimationFrame(look);
    end();
    frame?.focus();
  };
  look();
  return end;
}
