import { revealSteps, revealThreshold } from './reveal-threshold.ts';

/** An observer that calls `onSeen` once for each element, when 80 % of it, or of what of it can be seen, is in the window. */
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
    { threshold: [...revealSteps] },
  );
  return observer;
}
