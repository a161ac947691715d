import { besideName, weighedName } from '#canvas/messages.ts';

/** Whether this page is looked at only: it stands beside the preview, or is weighed. */
export const isBeside = (): boolean =>
  [besideName, weighedName].includes(window.name) && window.parent !== window;

/** Whether the Studio wants to know what this page weighs. */
export const isWeighed = (): boolean => isBeside() && window.name === weighedName;

/** Has clicks do nothing on this page; it is still scrolled. Returns what ends it. */
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
