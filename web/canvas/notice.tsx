import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { buttonLook, panelLook } from './canvas-look.ts';
import type { Editing } from './editing.ts';
import { noteEvent } from './note.ts';

const shownMs = 10_000;

const look = clsx(
  panelLook,
  'fixed bottom-4 left-1/2 z-50 flex w-max max-w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 items-center gap-4 px-4 py-1 text-s',
);
const since = new WeakMap<object, number>();

/** For how many milliseconds something is still to be said, which was perhaps said on the page before. */
function leftOf(notice: object): number {
  const begun = since.get(notice) ?? performance.now();
  since.set(notice, begun);
  return begun + shownMs - performance.now();
}

/** Says for some seconds what was done on the page, and offers to take it back; or why it is not kept. */
export function Notice({ notice, tell }: Pick<Editing, 'notice' | 'tell'>) {
  const [shown, setShown] = useState<typeof notice>();
  useEffect(() => {
    const left = notice ? leftOf(notice) : 0;
    setShown(left > 0 ? notice : undefined);
    // What was said since stays for its own time.
    const timer = setTimeout(() => setShown((now) => (now === notice ? undefined : now)), left);
    return () => clearTimeout(timer);
  }, [notice]);
  useEffect(() => {
    const hear = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const said = { type: 'refused', sentence: String(event.detail) } as const;
      setShown(said);
      setTimeout(() => setShown((now) => (now === said ? undefined : now)), shownMs);
    };
    document.addEventListener(noteEvent, hear);
    return () => document.removeEventListener(noteEvent, hear);
  }, []);
  const offer = shown?.type === 'done' ? shown.offer : undefined;
  return (
    <div role="status" data-part="notice">
      {shown && (
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
