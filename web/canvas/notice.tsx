import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { Editing } from './canvas.tsx';
import { buttonLook, panelLook } from './canvas-look.ts';

const shownMs = 10_000;

const look = clsx(
  panelLook,
  'fixed bottom-4 left-1/2 z-50 flex w-max max-w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 items-center gap-4 px-4 py-1 text-s',
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
