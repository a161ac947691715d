import { useEffect } from 'react';
import { useWindowValue, WindowValue } from '../window/window-value.ts';

const settleMs = 1_000; // in which a form that is loaded holds as little as that of what is begun

const holds = new WindowValue(0);

/** Has the page in the preview hold still, while it is not the one whose form stands beside it: what is typed into it would be taken for that. */
export function useHoldPage(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return;
    let isAdded = false;
    const timer = setTimeout(() => {
      isAdded = true;
      holds.put(holds.read() + 1);
    }, settleMs);
    return () => {
      clearTimeout(timer);
      if (isAdded) holds.put(holds.read() - 1);
    };
  }, [isHeld]);
}

/** Whether the page in the preview is to hold still. */
export const useIsPageHeld = (): boolean => useWindowValue(holds, (count) => count > 0);
