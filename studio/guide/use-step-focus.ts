import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives a button the focus when its step comes. It is drawn anew where `place` is another, and gets the focus again only if that was
 * lost with what had been drawn before: who writes elsewhere by then goes on writing.
 */
export function useStepFocus(button: RefObject<HTMLElement | null>, place: unknown): void {
  const isGiven = useRef(false);
  // Before anything else looks where a focus that was lost may go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is drawn anew where the place is another
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (isGiven.current && active && active !== document.body) return;
    isGiven.current = true;
    button.current?.focus({ preventScroll: true });
  }, [button, place]);
}
