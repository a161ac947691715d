const share = 0.8;
const minShare = 0.005; // of an element: what is two hundred windows high is shown with its first pixels

/**
 * How much of an element must be seen before it is revealed, as a share of it: 80 %, or, if it is taller than the window,
 * 80 % of what of it can be seen at once.
 */
export function revealThreshold(height: number, windowHeight: number): number {
  const needed = share * Math.min(1, windowHeight / height);
  return needed < minShare ? 0 : needed;
}

/**
 * The shares at which an observer has to look: each is a twentieth less than the one before, so that a high element is
 * revealed by 84 % of what can be seen of it at the latest.
 */
export const revealSteps: readonly number[] = Array.from({ length: 101 }, (_, step) => share * 0.95 ** step);
