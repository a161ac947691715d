'use client';

import { createContext, type ReactNode, useContext } from 'react';

/** A part of a text that is not drawn: what it would be (`block`, `style`, `mark`…), and its name. */
export interface LeftOutProps {
  part: string;
  name: string;
}

/**
 * Draws a sign in the place of each part that is left out of the texts inside; the place may be within a paragraph.
 * Without a provider nothing is drawn.
 */
export const LeftOutSign = createContext<(leftOut: LeftOutProps) => ReactNode>(() => null);

/** A part left out of a text, drawn by the nearest `LeftOutSign`. */
export function LeftOut({ part, name }: LeftOutProps) {
  return useContext(LeftOutSign)({ part, name });
}
