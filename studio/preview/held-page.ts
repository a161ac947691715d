import { useEffect } from 'react';
import { useWindowValue, WindowValue } from '../window/window-value.ts';

const settleMs = 1_000; // while a form loads, it can look for this long like that of a document that is being begun

const holds = new WindowValue(0);

/**
 * Holds the page in the preview still while it is not the page of the form beside it, because editors would take it for
 * that page and type into it.
 */
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
