import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { buttonLook, panelLook, zoomLook } from './canvas-look.ts';
import { copyWords } from './copy-words.ts';
import type { Editing } from './editing.ts';
import { type Note, NoteEvent } from './note.ts';

const shownMs = 10_000;
const wordsMs = 120_000; // in which editors can copy what they have written

const look = clsx(
  panelLook,
  zoomLook,
  'flex w-max max-w-[min(36rem,calc((100vw-2rem)/var(--canvas-zoom,1)))] items-center gap-4 px-4 py-1 text-s',
);
const since = new WeakMap<object, number>();

/** For how many milliseconds more to show a notice, which may have been shown before on this page. */
function leftOf(notice: object): number {
  const begun = since.get(notice) ?? performance.now();
  since.set(notice, begun);
  return begun + shownMs - performance.now();
}

/** Says for some seconds what was done on the page and offers to undo it, or why it was not stored. */
export function Notice({ notice, tell }: Pick<Editing, 'notice' | 'tell'>) {
  const [shown, setShown] = useState<typeof notice>();
  const [note, setNote] = useState<Note>();
  useEffect(() => {
    const left = notice ? leftOf(notice) : 0;
    // An older note must not hide this notice, but words that would be lost stay.
    if (left > 0) setNote((before) => (before?.words ? before : undefined));
    setShown(left > 0 ? notice : undefined);
    // A newer notice stays for its own time.
    const timer = setTimeout(() => setShown((now) => (now === notice ? undefined : now)), left);
    return () => clearTimeout(timer);
  }, [notice]);
  useEffect(() => {
    const hear = (event: Event) => {
      if (!(event instanceof NoteEvent)) return;
      const { note } = event;
      setNote(note);
      setTimeout(() => setNote((now) => (now === note ? undefined : now)), note.words ? wordsMs : shownMs);
    };
    document.addEventListener(NoteEvent.type, hear);
    return () => document.removeEventListener(NoteEvent.type, hear);
  }, []);
  const offer = shown?.type === 'done' ? shown.offer : undefined;
  return (
    <div
      role="status"
      data-part="notice"
      className="fixed bottom-4 left-1/2 z-50 grid -translate-x-1/2 justify-items-center gap-2"
    >
      {note && <SaidNote key={note.sentence} note={note} onClose={() => setNote(undefined)} />}
      {shown && (!note || note.words) && (
        <p className={look}>
          <span className="py-1">{shown.sentence}</span>
          {offer && (
            <button
              type="button"
              className={clsx(buttonLook, 'px-3')}
              onClick={() => tell({ type: offer.way, step: offer.step })}
            >
              {offer.way === 'undo' ? 'Undo' : 'Redo'}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/**
 * A note, with a button that copies the words it hands back. Where the browser denies the clipboard, they are shown
 * instead.
 */
function SaidNote({ note: { sentence, words }, onClose }: { note: Note; onClose: () => void }) {
  const [isCopied, setCopied] = useState<boolean>();
  const copy = () => setCopied(copyWords(words ?? ''));
  return (
    <div className={clsx(look, words && 'flex-wrap')}>
      <p className="min-w-0 flex-[1_1_16rem] py-1">
        {sentence}
        {isCopied === false && <span className="block whitespace-pre-wrap select-all">{words}</span>}
      </p>
      {words && (
        <button type="button" className={clsx(buttonLook, 'px-3')} onClick={copy}>
          {isCopied ? 'Copied' : 'Copy my words'}
        </button>
      )}
      {words && (
        <button type="button" className={clsx(buttonLook, 'px-3')} onClick={onClose}>
          Close
        </button>
      )}
    </div>
  );
}
