'use client';

import { clsx } from 'clsx';
import type { ToStudio } from '#canvas/messages.ts';
import { buttonLook } from '../../canvas/canvas-look.ts';
import { useLook } from './use-look.ts';

/** The class names of a sign at the foot of a previewed page. */
export const signLook = clsx(
  'on-paper fixed bottom-4 left-4 z-60 flex w-max max-w-[calc(100vw-9rem)] flex-wrap items-center gap-x-3',
  'rounded-m border-2 border-amber bg-raised px-4 py-1 text-s text-ink shadow-lg',
);

/**
 * Says on the page the moment at which it is looked at, and leads back to now, through the Studio in its other pages,
 * too.
 */
export function MomentSign({ moment, tell }: { moment: string; tell: (said: ToStudio) => void }) {
  const { look: lookAt, fault } = useLook('moment', moment);
  const words = new Date(moment).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  const back = () => {
    lookAt('');
    tell({ type: 'look-back' });
  };
  return (
    <div className={signLook} role="status" data-part="moment">
      <span className="py-1">
        As on <strong>{words}</strong>, with what is scheduled until then
        {fault && `. ${fault}`}
      </span>
      <button type="button" className={clsx(buttonLook, 'px-3')} onClick={back}>
        Back to now
      </button>
    </div>
  );
}
