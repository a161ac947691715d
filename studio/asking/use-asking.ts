import { useState } from 'react';

/** A dialogue of an action, which asks before something is done. */
export interface Asking<Subject> {
  /** What the dialogue is about; undefined while it is closed. */
  about: Subject | undefined;
  isBusy: boolean;
  ask: () => void;
  /** To be called when the work begins and when it has ended. */
  setBusy: (isBusy: boolean) => void;
  close: () => void;
}

/**
 * Manages a dialogue about a subject, which is undefined where the action is not possible. When it becomes so, the
 * dialogue closes, because it would otherwise open by itself once the action is possible again. Once its work has
 * begun, the dialogue stays: the work may have removed the subject, and the dialogue has to tell the result.
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
