import { useEffect, useEffectEvent, useState } from 'react';
import { sayAlike } from '../inspect/say-alike.ts';
import type { Checked } from './check-document.ts';

/** A press of the button that lets a document out. */
export interface Press<Document, Found> {
  document: Document;
  /** What is to be told before it goes out; undefined while the document is being checked. */
  found: Found | undefined;
  isAgreed: boolean;
}

/** What a press does, as the component with the button defines it. */
interface Doing<Document, Found> {
  /** The document that would go out now; undefined where none can. */
  document: Document | undefined;
  /**
   * Checks the document; resolves to what is to be told, or to undefined where that is nothing. Never rejects. Once the
   * signal is aborted, nobody waits for the result.
   */
  look: (document: Document, signal: AbortSignal) => Promise<Found | undefined>;
  /** Lets the document out. */
  onPass: (document: Document) => void;
  /** Called when a press came to nothing because its document is gone. */
  onGone: () => void;
  /** Called when a press came to nothing because the button was unmounted before the check was done. */
  onLeft: () => void;
}

/**
 * Checks a document when its button is pressed, and lets it out where there is nothing to tell, or once the editor
 * agrees. If it is changed meanwhile, in the form or by others, it is checked again, so that only what was checked goes
 * out. A press ends when its document is gone: otherwise it would let the next draft out unasked.
 */
export function usePress<Document extends Checked, Found>({
  document,
  look,
  onPass,
  onGone,
  onLeft,
}: Doing<Document, Found>) {
  const [press, setPress] = useState<Press<Document, Found>>();
  const isGone = press !== undefined && document?._id !== press.document._id;
  const isLooking = press !== undefined && press.found === undefined && !isGone;
  const isAgreed = press?.isAgreed === true && !isGone;

  const pass = useEffectEvent((looked: Document) => {
    setPress(undefined);
    onPass(looked);
  });
  const begin = useEffectEvent((signal: AbortSignal) => {
    if (!document) return;
    look(document, signal).then((found) => {
      if (signal.aborted) return;
      if (found === undefined) pass(document);
      else setPress({ document, found, isAgreed: false });
    });
  });
  const words = isLooking && document ? sayAlike(document) : undefined;
  useEffect(() => {
    if (words === undefined) return;
    const over = new AbortController();
    begin(over.signal);
    return () => over.abort();
  }, [words]);

  const settle = useEffectEvent(() => {
    if (!press || !document) return;
    if (sayAlike(document) === sayAlike(press.document)) pass(document);
    else setPress({ document, found: undefined, isAgreed: false });
  });
  useEffect(() => {
    if (isAgreed) settle();
  }, [isAgreed]);

  const end = useEffectEvent(() => {
    setPress(undefined);
    onGone();
  });
  useEffect(() => {
    if (isGone) end();
  }, [isGone]);

  const leave = useEffectEvent(() => isLooking && onLeft());
  useEffect(() => () => void leave(), []);

  return {
    press: isGone ? undefined : press,
    /** Begins to check what would go out. */
    begin: () => document && setPress({ document, found: undefined, isAgreed: false }),
    /** Lets it out because the editor agrees to what was told; does nothing where the press has ended. */
    agree: () => setPress((now) => now && { ...now, isAgreed: true }),
    /** Gives the press up. */
    end: () => setPress(undefined),
  };
}
