import { useEffect } from 'react';
import type { Lock } from '#canvas/lock.ts';
import type { ToPage } from '#canvas/messages.ts';
import { useLockToTell } from '../canvas/use-why-locked.ts';
import { greetPages, tellPages } from '../pages-shown/shown-pages.ts';
import { useIsPageHeld } from './held-page.ts';

const begun: Lock = {
  sentence:
    'You have begun a new page in the form. Give it a title, and it is shown here instead of this one.',
};

/**
 * Tells the pages of the preview in which perspective they are to be drawn, and why what they show cannot be changed
 * there, where that is so. It tells the pages that are connected now and each that connects later; Presentation itself
 * tells only the one that is connected at that moment.
 */
export function useTellPerspective(perspective: string | readonly string[]): void {
  const layers = [perspective].flat().join();
  const isHeld = useIsPageHeld();
  const ofLook = useLockToTell();
  const locked = isHeld ? begun : ofLook;
  useEffect(() => {
    const said: ToPage = { type: 'perspective', layers, ...(locked && { locked }) };
    tellPages(said);
    return greetPages(() => [said]);
  }, [layers, locked]);
}
