import { type RefObject, useEffect, useRef } from 'react';

/** What a dialogue asks for has the focus when it opens. A dialogue of Sanity's gives it to the button that closes it, after its content is drawn. */
export function useFirstFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const field = useRef<Element>(null);
  useEffect(() => {
    const due = setTimeout(() => field.current?.focus());
    return () => clearTimeout(due);
  }, []);
  return field;
}
