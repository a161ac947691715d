import { useEffect } from 'react';
import type { ToPage } from '#canvas/messages.ts';
import { greetPages, tellPages } from '../pages-shown/shown-pages.ts';

/** Tells the page in the preview at which scale it is drawn, now and whenever it comes anew. */
export function useTellScale(scale: number): void {
  useEffect(() => {
    const said: ToPage = { type: 'scale', scale };
    tellPages(said);
    return greetPages(() => [said]);
  }, [scale]);
}
