import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor has asked for calm, and so wants everything to change at once; on the server everybody has. */
export function useCalm(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => true,
  );
}

function listen(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}
