import { useEffect, useEffectEvent } from 'react';
import { KeptClickEvent } from './kept-click.ts';

interface Clicks {
  /** Whether what an element of the page stands in can be changed there. */
  isFree: (element: Element) => boolean;
  /** The element that would be typed into after a click on an element of the page. */
  hostOf: (element: Element) => HTMLElement | undefined;
  /** Whether an element is typed into at the moment, or lies in one that is. */
  isTyped: (element: Element) => boolean;
  begin: (host: HTMLElement, at: MouseEvent) => void;
  /** Hears of another click on what is typed into. */
  again: (at: MouseEvent) => void;
}

/**
 * Hears clicks on texts before anybody else does: neither a link is followed nor the Studio's form opened by one. With Ctrl
 * or Command they go where they would for visitors, as all do while the overlay is switched off.
 */
export function useTextClicks(clicks: Clicks): void {
  const hear = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.button !== 0) return;
    const isFollowed = event.ctrlKey || event.metaKey;
    if (clicks.isTyped(target)) {
      // The overlay would begin to drag the section.
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
    // Those who hear clicks for plain and for formatted texts hear the same one.
    if (folded && !event.defaultPrevented) {
      // Who clicks the words wants to write, and sees what is below them; a click beside them folds it again.
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
    // The Studio tells the overlay of its switch (@sanity/presentation-comlink).
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

/** Lets nobody else on the page hear of it but what the canvas draws there. */
function keep(event: MouseEvent): void {
  event.stopImmediatePropagation();
  if (event.type === 'click') document.dispatchEvent(new KeptClickEvent(event));
}

/** Shows what a tab stands for, past the overlay, which leaves the other buttons of a mouse alone; the next click is for its words. */
function choose(tab: Element, event: MouseEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  tab.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 1 }));
}
