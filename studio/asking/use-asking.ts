import { useState } from 'react';

/** A dialogue of an action, which asks before something is done. */
export interface Asking<Subject> {
  /** What it is about while it is open. */
  about: Subject | undefined;
  isBusy: boolean;
  ask: () => void;
  /** To be told when it begins to do that, and when that has ended. */
  setBusy: (isBusy: boolean) => void;
  close: () => void;
}

/**
 * Follows a dialogue about a subject, which is undefined where nothing can be done with it. Once that is so the dialogue is closed,
 * or it would come up by itself when something can be done again. Where it has begun to do it, it stays: it may have taken the
 * subject away itself, and has to say what came of that.
 */
export function useAsking<Subject>(subject: Subject | undefined): Asking<Subject> {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [begun, setBegun] = useState<Subject>();
  if (isOpen && subject === undefined && begun === undefined) setOpen(false);
  return {
    about: isOpen ? ((isBusy ? begun : subject) ?? begun) : undefined,
    isBusy,
    ask: () => {
      setBegun(undefined);
      setOpen(true);
    },
    setBusy: (now) => {
      setIsBusy(now);
      if (now) setBegun((before) => subject ?? before);
    },
    close: () => {
      setOpen(false);
      setBegun(undefined);
    },
  };
}
