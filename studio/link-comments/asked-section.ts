import { useSyncExternalStore } from 'react';

let asked: { id: string; section: string } | undefined;
const hearers = new Set<() => void>();

/** Asks for the comments on a section, by its key, of a document. */
export function askFor(id: string, section: string): void {
  put({ id, section });
}

/** Forgets which section of a document was asked for. */
export function forgetAsked(id: string): void {
  if (asked?.id === id) put(undefined);
}

/** The key of the section of a document whose comments were asked for last. */
export function useAskedSection(id: string): string | undefined {
  const now = useSyncExternalStore(follow, () => asked);
  return now?.id === id ? now.section : undefined;
}

function put(now: typeof asked): void {
  asked = now;
  for (const hear of hearers) hear();
}

function follow(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
