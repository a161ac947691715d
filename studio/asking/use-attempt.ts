import { useState } from 'react';
import { saidBy } from './said-by.ts';
import { useIsDrawn } from './use-is-drawn.ts';

/** Work at an editor's request that can fail, one piece at a time. */
export interface Attempt {
  isBusy: boolean;
  /** Why it failed the last time, in a sentence for the editor. */
  fault: string | undefined;
  /** Does the work; never rejects. */
  attempt: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Does work at an editor's request, and keeps whether it is under way and why it failed. If it fails after the
 * component was unmounted, which then cannot tell so, `onUnseen` is called with the reason.
 */
export function useAttempt(onUnseen?: (fault: string) => void): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const isDrawn = useIsDrawn();
  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(saidBy(error));
      if (!isDrawn()) onUnseen?.(saidBy(error));
    }
    setBusy(false);
  }
  return { isBusy, fault, attempt };
}
