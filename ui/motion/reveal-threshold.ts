const share = 0.8;

/**
 * How much of an element must be seen before it is revealed: 80 % of it, or, if it is taller than half the window,
 * 80 % of that half (of a tall one 80 % could come late, or never).
 */
export function revealThreshold(height: number, windowHeight: number): number {
  return height > windowHeight / 2 ? Math.max(0.01, (share * windowHeight) / 2 / height) : share;
}
