import { type RefObject, useEffect, useState } from 'react';

// A mouse is above before it presses; loading on the press would be too late.
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Whether a visitor has begun to use an element: has pointed at it, pressed it, or reached it by keyboard. */
export function useTouched(element: RefObject<HTMLElement | null>): boolean {
  const [isTouched, setTouched] = useState(false);

  useEffect(() => {
    const { current } = element;
    if (!current || isTouched) return;
    const touch = () => setTouched(true);
    // The event that woke the island around it was a touch already.
    if (current.matches(':hover, :focus-within')) return touch();
    const end = new AbortController();
    for (const type of touches) current.addEventListener(type, touch, { signal: end.signal, passive: true });
    return () => end.abort();
  }, [element, isTouched]);

  return isTouched;
}
