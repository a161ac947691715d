import { type RefObject, useLayoutEffect, useState } from 'react';
import { addressNames } from './address-names.ts';

/**
 * A function from a name that a piece asks for to the one that it has in the address (`addressNames`). Undefined on
 * the server and in the first render, which do not know the page.
 */
export function useAddressNames(
  piece: RefObject<HTMLElement | null>,
  asked: readonly string[],
): ((name: string) => string) | undefined {
  const [names, setNames] = useState<readonly string[]>();

  // After every render, because in the preview another piece can appear above.
  useLayoutEffect(() => {
    if (!piece.current) return;
    const now = addressNames(piece.current);
    setNames((last) => (last?.join() === now.join() ? last : now));
  });

  return names && ((name) => names[asked.indexOf(name)] ?? name);
}
