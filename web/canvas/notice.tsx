import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { Editing } from './canvas.tsx';

const shownMs = 10_000;

const look = clsx(
  'fixed bottom-4 left-1/2 z-50 flex w-max max-w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 items-center gap-4 px-4 py-2',
  'rounded-s bg-ink text-s text-ground shadow-lg',
);
const offerLook = clsx(
  'min-h-8 shrink-0 cursor-pointer rounded-s px-2 font-semibold underline underline-offset-4 pointer-coarse:min-h-11',
  'focus-visible:outline-2 focus-visible:outline-ground',
);

/** Says for some seconds what was done on the page, and offers to take it back; or why it is not kept. */
export function Notice({ notice, tell }: Pick<Editing, 'notice' | 'tell'>) {
  const [shown, setShown] = useState(notice);
  useEffect(() => {
    setShown(notice);
    const timer = setTimeout(() => setShown(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [notice]);
  const offer = shown?.type === 'done' ? shown.offer : undefined;
  return (
    <div role="status" data-part="notice">
      {shown && (
        <p className={look}>
          <span className="py-1">{shown.sentence}</span>
          {offer && (
            <button type="button" className={offerLook} onClick={() => tell({ type: offer })}>
              {offer === 'undo' ? 'Undo' : 'Redo'}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
