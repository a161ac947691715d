import { type RefCallback, useCallback, useRef } from 'react';

/**
 * The ref of what a dialogue asks for, which has the focus once it is there: at once, or when what is asked about was loaded. A
 * dialogue of Sanity's gives the focus to the button that closes it, after its content is drawn.
 */
export function useFirstFocus(): RefCallback<HTMLElement> {
  const isGiven = useRef(false);
  return useCallback((field) => {
    if (!field || isGiven.current) return;
    const due = setTimeout(() => {
      isGiven.current = true;
      field.focus();
    });
    return () => clearTimeout(due);
  }, []);
}
