import type { Way } from './steps.ts';

const listeners = new Set<(way: Way) => void>();

/** Asks for undo or redo of the next step. */
export function ask(way: Way): void {
  for (const hear of listeners) hear(way);
}

/** Listens to such requests. Returns a function that ends it. */
export function hearAsking(listener: (way: Way) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
