import { besideName } from '#canvas/messages.ts';

/** Whether this page is the second one of a preview, which is looked at only. */
export const isBeside = (): boolean => window.name === besideName && window.parent !== window;

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
