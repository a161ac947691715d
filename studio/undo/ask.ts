import type { Way } from './steps.ts';

const listeners = new Set<(way: Way) => void>();

/** Asks for the next step to be taken back, or done again. */
export function ask(way: Way): void {
  for (const hear of listeners) hear(way);
}

/** Hears when that is asked for. Returns what ends it. */
export function hearAsking(listener: (way: Way) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
