import { type RefCallback, useCallback, useRef } from 'react';

const settleMs = 1_000; // in which a dialogue that is drawn takes the focus
const deeds = ['pointerdown', 'keydown'];

/**
 * The ref of what a dialogue asks for, which has the focus once it is there: at once, or when what is asked about was loaded. A
 * dialogue of Sanity's gives the focus to the button that closes it, after its content is drawn.
 */
export function useFirstFocus(): RefCallback<HTMLElement> {
  const isGiven = useRef(false);
  return useCallback((field) => {
    if (!field || isGiven.current) return;
    const over = new AbortController();
    const due = setTimeout(() => {
      isGiven.current = true;
      field.focus();
      hold(field, over);
    });
    return () => {
      clearTimeout(due);
      over.abort();
    };
  }, []);
}

/** Has the focus come back to a field that the dialogue around it takes away, until a person does something. */
function hold(field: HTMLElement, over: AbortController): void {
  const options = { signal: AbortSignal.any([over.signal, AbortSignal.timeout(settleMs)]), capture: true };
  for (const deed of deeds) document.addEventListener(deed, () => over.abort(), options);
  const hear = ({ target }: FocusEvent) => {
    const isBeside = target instanceof Node && field.closest('[role=dialog]')?.contains(target);
    if (isBeside && target !== field) field.focus();
  };
  document.addEventListener('focusin', hear, options);
}
