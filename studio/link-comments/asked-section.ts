import { useSyncExternalStore } from 'react';

let asked: string | undefined;
const hearers = new Set<() => void>();

/** Says of which section, by its key, the comments are asked for; undefined for no section in particular. */
export function askFor(section: string | undefined): void {
  asked = section;
  for (const hear of hearers) hear();
}

/** The key of the section whose comments were asked for last. */
export const useAskedSection = (): string | undefined => useSyncExternalStore(follow, () => asked);

function follow(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
