import { useEffect } from 'react';
import type { ToPage } from '#canvas/messages.ts';
import { greetPages, tellPages } from '../pages-shown/shown-pages.ts';

/** Tells the pages in the preview the scale at which the frame is drawn: now, and whenever one connects. */
export function useTellScale(scale: number): void {
  useEffect(() => {
    const said: ToPage = { type: 'scale', scale };
    tellPages(said);
    return greetPages(() => [said]);
  }, [scale]);
}
