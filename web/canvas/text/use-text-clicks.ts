import { useEffect, useEffectEvent } from 'react';
import { KeptClickEvent } from './kept-click.ts';

interface Clicks {
  /** Whether the document that stores an element may be changed on the page. */
  isFree: (element: Element) => boolean;
  /** The element in which a click on an element of the page begins typing. */
  hostOf: (element: Element) => HTMLElement | undefined;
  /** Whether an element is being typed into, or lies in one that is. */
  isTyped: (element: Element) => boolean;
  begin: (host: HTMLElement, at: MouseEvent) => void;
  /** Hears a further click on the text that is being typed into. */
  again: (at: MouseEvent) => void;
}

/**
 * Hears clicks on texts before any other listener: they neither follow a link nor open the Studio's form. With Ctrl or
 * Command they act as for visitors, and so do all clicks while the overlay is switched off.
 */
export function useTextClicks(clicks: Clicks): void {
  const hear = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.button !== 0) return;
    const isFollowed = event.ctrlKey || event.metaKey;
    if (clicks.isTyped(target)) {
      // Otherwise the overlay would begin to drag the section.
      if (!isFollowed) keep(event);
      if (event.type !== 'click' || isFollowed) return;
      event.preventDefault();
      clicks.again(event);
      return;
    }
    if (event.type !== 'click' || isFollowed || event.shiftKey || event.altKey) return;
    const host = clicks.hostOf(target);
    if (!host && !clicks.isFree(target)) return;
    const tab = target.closest('[role=tab][aria-selected=false]');
    if (tab) return choose(tab, event);
    const folded = target.closest('summary')?.closest('details');
    // The listeners for plain and for formatted texts both get the same click.
    if (folded && !event.defaultPrevented) {
      // A click on the words is for writing and shows what is below them; a click beside them folds it again.
      folded.open = !folded.open || host?.contains(target) === true;
      event.preventDefault();
    }
    if (host?.contains(target)) {
      event.preventDefault();
      keep(event);
      clicks.begin(host, event);
    } else if (target.closest('[data-section] a')) event.preventDefault();
  });
  useEffect(() => {
    let isOff = false;
    const hearIfOn = (event: MouseEvent) => {
      if (!isOff) hear(event);
    };
    // The message by which the Studio switches the overlay (@sanity/presentation-comlink).
    const hearSwitch = ({ data, source }: MessageEvent) => {
      const isStudio = source === window.parent || source === window.opener;
      if (isStudio && data?.type === 'presentation/toggle-overlay') isOff = !isOff;
    };
    const names = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;
    for (const name of names) window.addEventListener(name, hearIfOn, { capture: true });
    window.addEventListener('message', hearSwitch);
    return () => {
      for (const name of names) window.removeEventListener(name, hearIfOn, { capture: true });
      window.removeEventListener('message', hearSwitch);
    };
  }, []);
}

/** Stops a click for the rest of the page, and tells the canvas's own parts of it. */
function keep(event: MouseEvent): void {
  event.stopImmediatePropagation();
  if (event.type === 'click') document.dispatchEvent(new KeptClickEvent(event));
}

/**
 * Opens a tab without the overlay, which ignores all but the main button of a mouse. The next click on the tab is for
 * its words.
 */
function choose(tab: Element, event: MouseEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  tab.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 1 }));
}
