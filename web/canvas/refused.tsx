import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { Editing } from './canvas.tsx';

const shownMs = 10_000;

const look = clsx(
  'fixed bottom-4 left-1/2 z-50 max-w-[min(36rem,calc(100vw-2rem))] -translate-x-1/2 px-4 py-3',
  'rounded-s bg-ink text-s text-ground',
);

/** Says for some seconds why something that was done on the page is not kept. */
export function Refused({ refusal }: Pick<Editing, 'refusal'>) {
  const [shown, setShown] = useState(refusal);
  useEffect(() => {
    setShown(refusal);
    const timer = setTimeout(() => setShown(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [refusal]);
  return (
    <div role="status" data-part="refused">
      {shown && <p className={look}>{shown.sentence}</p>}
    </div>
  );
}
