import { revealSteps, revealThreshold } from './reveal-threshold.ts';

// What is above the window counts as seen, so that it is there when a visitor who scrolled past it quickly comes
// back.
const above = '1000000px 0px 0px';

/**
 * Returns an observer that calls `onSeen` once for each element, when enough of it (`revealThreshold`) is in the
 * window or above it.
 */
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
