const share = 0.8;
const minShare = 0.005; // of an element: one that is two hundred windows high is shown with its first pixels

/**
 * The part of an element that must be visible before it is revealed, from 0 to 1: 80 % of it, or, if it is taller
 * than the window, 80 % of what fits in the window.
 */
export function revealThreshold(height: number, windowHeight: number): number {
  const needed = share * Math.min(1, windowHeight / height);
  return needed < minShare ? 0 : needed;
}

/**
 * The thresholds for an observer, each a twentieth less than the one before, so that a tall element is revealed at
 * the latest when 84 % of what fits in the window is visible.
 */
export const revealSteps: readonly number[] = Array.from({ length: 101 }, (_, step) => share * 0.95 ** step);
