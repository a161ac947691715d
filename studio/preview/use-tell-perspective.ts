import { useEffect } from 'react';
import type { ToPage } from '#canvas/messages.ts';
import { greetPages, tellPages } from '../canvas/pages.ts';

/**
 * Tells the pages of the preview through which perspective they are to be looked at, now and each that comes. Presentation
 * says so once, to the page that is connected at that moment.
 */
export function useTellPerspective(perspective: string | readonly string[]): void {
  const layers = [perspective].flat().join();
  useEffect(() => {
    const said: ToPage = { type: 'perspective', layers };
    tellPages(said);
    return greetPages(() => [said]);
  }, [layers]);
}
