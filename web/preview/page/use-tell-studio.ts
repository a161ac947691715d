import { useEffect, useEffectEvent } from 'react';
import type { ToStudio } from '#canvas/messages.ts';
import { isBeside, isWeighed } from './beside.ts';
import { keepFollowedPlace, tellSeenPlaces } from './seen-place.ts';
import { weighPage } from './weigh-page.ts';

/**
 * Tells the Studio what is seen of the page while it is scrolled or, when the page is weighed, what it weighs. The page
 * beside another tells nothing, and keeps to the place that it follows.
 */
export function useTellStudio(hasStudio: boolean, tell: (said: ToStudio) => void): void {
  const say = useEffectEvent((said: ToStudio) => tell(said));
  useEffect(() => {
    if (!hasStudio) return undefined;
    if (isWeighed()) return weighPage((weight) => say({ type: 'weighs', weight }));
    return isBeside() ? keepFollowedPlace() : tellSeenPlaces((at) => say({ type: 'sees', at }));
  }, [hasStudio]);
}
