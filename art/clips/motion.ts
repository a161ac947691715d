/** The progress of a movement at a moment, from 0 before it begins to 1 after it ends; it starts and stops gently. */
export function progress(at: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** The progress of a repeating movement within its present round, from 0 to 1. */
export function round(at: number, seconds: number, shift = 0): number {
  return (((at / seconds + shift) % 1) + 1) % 1;
}
