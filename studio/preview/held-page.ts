import { useEffect, useSyncExternalStore } from 'react';

const settleMs = 1_000; // in which a form that is loaded holds as little as that of what is begun

let count = 0;
const hearers = new Set<() => void>();

/** Has the page in the preview hold still, while it is not the one whose form stands beside it: what is typed into it would be taken for that. */
export function useHoldPage(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    let isAdded = false;
    const timer = setTimeout(() => {
      isAdded = true;
      add(1);
    }, settleMs);
    return () => {
      clearTimeout(timer);
      if (isAdded) add(-1);
    };
  }, [isHeld]);
}

/** Whether the page in the preview is to hold still. */
export const useIsPageHeld = (): boolean => useSyncExternalStore(follow, () => count > 0);

function add(one: 1 | -1): void {
  count += one;
  for (const hear of hearers) hear();
}

function follow(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}
