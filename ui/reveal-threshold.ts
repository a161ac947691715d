const share = 0.8;

/**
 * How much of an element must be seen before it is revealed: 80 %, or, of one that is taller than the window, as
 * much as fills 80 % of it (it could never be seen to 80 % of itself).
 */
export function revealThreshold(height: number, windowHeight: number): number {
  return height > windowHeight ? Math.max(0.01, (share * windowHeight) / height) : share;
}
