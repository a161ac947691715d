import { useState } from 'react';
import { saidBy } from './said-by.ts';
import { useIsDrawn } from './use-is-drawn.ts';

/** What an editor asks for and may fail, once at a time. */
export interface Attempt {
  isBusy: boolean;
  /** Why it failed the last time, in a sentence for the editor. */
  fault: string | undefined;
  /** Does it; never rejects. */
  attempt: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Does what an editor asks for, and knows whether that is under way and why it failed. Where it fails after whatever asked for it
 * has gone from the screen, which then cannot say so, `onUnseen` is told why.
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
