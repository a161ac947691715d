import { useEffect, useEffectEvent, useState } from 'react';
import { sayAlike } from '../inspect/say-alike.ts';
import type { Checked } from './check-document.ts';

/** A press of what lets a document out. */
export interface Press<Document, Found> {
  document: Document;
  /** What is to be said before it goes out; undefined while it is looked at. */
  found: Found | undefined;
  isAgreed: boolean;
}

/** What a press does, as whoever draws the button says. */
interface Doing<Document, Found> {
  /** What would go out now; undefined where nothing can. */
  document: Document | undefined;
  /** Answers what is to be said of it, if anything; never rejects. Nobody waits for it once that is told by the signal. */
  look: (document: Document, signal: AbortSignal) => Promise<Found | undefined>;
  /** Lets it out. */
  onPass: (document: Document) => void;
  /** Told that a press came to nothing, as what it was about went. */
  onGone: () => void;
  /** Told that a press came to nothing, as its button was left before the document was looked at. */
  onLeft: () => void;
}

/**
 * Has a document looked at when it is pressed to let it out, and lets it out where nothing is to be said, or once that is agreed.
 * What is written meanwhile, in the form or by others, is looked at, too: what goes out is what was looked at. A press ends with what it was about: one that came back with the next draft would let that out unasked.
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
    /** Begins to look at what would go out. */
    begin: () => document && setPress({ document, found: undefined, isAgreed: false }),
    /** Lets it out, as what was said is agreed; nothing where the press has ended. */
    agree: () => setPress((now) => now && { ...now, isAgreed: true }),
    /** Gives it up. */
    end: () => setPress(undefined),
  };
}
