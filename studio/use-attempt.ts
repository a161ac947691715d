import { useState } from 'react';
import { saidBy } from './said-by.ts';

/** What an editor asks for and may fail, once at a time. */
export interface Attempt {
  isBusy: boolean;
  /** Why it failed the last time, in a sentence for the editor. */
  fault: string | undefined;
  /** Does it; never rejects. */
  attempt: (work: () => Promise<void>) => Promise<void>;
}

/** Does what an editor asks for, and knows whether that is under way and why it failed. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFault(undefined);
    try {
      await work();
    } catch (error) {
      setFault(saidBy(error));
    }
    setBusy(false);
  }
  return { isBusy, fault, attempt };
}
