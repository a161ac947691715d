import { type RefObject, useLayoutEffect, useState } from 'react';
import { addressNames } from './address-names.ts';

/** `addressNames` of a piece, by what it asks for; undefined on the server and in the first drawing, which do not know the page. */
export function useAddressNames(
  piece: RefObject<HTMLElement | null>,
  asked: readonly string[],
): ((name: string) => string) | undefined {
  const [names, setNames] = useState<readonly string[]>();

  // With every drawing: while somebody edits, a piece may come to stand above.
  useLayoutEffect(() => {
    if (!piece.current) return;
    const now = addressNames(piece.current);
    setNames((last) => (last?.join() === now.join() ? last : now));
  });

  return names && ((name) => names[asked.indexOf(name)] ?? name);
}
