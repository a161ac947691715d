'use client';

import { createContext, type ReactNode, useContext } from 'react';

/** Something that a text holds and that is not drawn: what it would be (`block`, `style`, `mark`…), and its name. */
export interface LeftOutProps {
  part: string;
  name: string;
}

/** Draws the sign for what is left out of the texts inside, in its place; it may stand within a paragraph. Without one, nothing is drawn. */
export const LeftOutSign = createContext<(leftOut: LeftOutProps) => ReactNode>(() => null);

/** What is left out of a text, as the nearest `LeftOutSign` draws it. */
export function LeftOut({ part, name }: LeftOutProps) {
  return useContext(LeftOutSign)({ part, name });
}
