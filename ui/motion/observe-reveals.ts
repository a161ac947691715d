import { revealSteps, revealThreshold } from './reveal-threshold.ts';

// What lies above the window counts as seen: who comes back to what was passed in haste finds it there.
const above = '1000000px 0px 0px';

/** An observer that calls `onSeen` once for each element, when 80 % of it, or of what of it can be seen, is in the window or above it. */
export function observeReveals(onSeen: (element: Element) => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        const enough = revealThreshold(boundingClientRect.height, window.innerHeight);
        if (!isIntersecting || intersectionRatio < enough) continue;
        observer.unobserve(target);
        onSeen(target);
      }
    },
    { threshold: [...revealSteps], rootMargin: above },
  );
  return observer;
}
