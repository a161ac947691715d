import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focuses a button when its step comes. When `place` changes, the button is drawn anew, and gets the focus again only
 * if the focus was lost with the old one; an editor who is writing elsewhere by then keeps the focus.
 */
export function useStepFocus(button: RefObject<HTMLElement | null>, place: unknown): void {
  const isGiven = useRef(false);
  // A layout effect runs before anything else looks where a lost focus should go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is drawn anew where the place is another
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (isGiven.current && active && active !== document.body) return;
    isGiven.current = true;
    button.current?.focus({ preventScroll: true });
  }, [button, place]);
}
