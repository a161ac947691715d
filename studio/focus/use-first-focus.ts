import { type RefCallback, useCallback, useRef } from 'react';

const settleMs = 1_000; // the time in which a dialogue that is being drawn may take the focus
const deeds = ['pointerdown', 'keydown'];

/**
 * The ref of the field that a dialogue asks for. The field gets the focus once it is there: at once, or when what the
 * dialogue needs is loaded. Sanity's dialogue would focus its close button after its content is drawn.
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

/** Gives the focus back to a field when the dialogue around it takes it away, until a person does something. */
function hold(field: HTMLElement, over: AbortController): void {
  const options = { signal: AbortSignal.any([over.signal, AbortSignal.timeout(settleMs)]), capture: true };
  for (const deed of deeds) document.addEventListener(deed, () => over.abort(), options);
  const hear = ({ target }: FocusEvent) => {
    const isBeside = target instanceof Node && field.closest('[role=dialog]')?.contains(target);
    if (isBeside && target !== field) field.focus();
  };
  document.addEventListener('focusin', hear, options);
}
