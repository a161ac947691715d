import { besideName, weighedName } from '#canvas/messages.ts';

/** Whether this page is only to be looked at, because it stands beside the preview or is weighed. */
export const isBeside = (): boolean =>
  [besideName, weighedName].includes(window.name) && window.parent !== window;

/** Whether the Studio wants to know what this page weighs. */
export const isWeighed = (): boolean => isBeside() && window.name === weighedName;

/** Makes clicks do nothing on this page, which can still be scrolled. Returns a function that ends this. */
export function keepStill(): () => void {
  const over = new AbortController();
  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  for (const what of ['click', 'auxclick', 'submit'])
    document.addEventListener(what, refuse, { capture: true, signal: over.signal });
  return () => over.abort();
}
