import { clsx } from 'clsx';
import { zoomLook } from '../canvas-look.ts';
import type { Limit } from './text-limit.ts';

// Below the text, or above it where there is no room.
const look = clsx(
  'pointer-events-none fixed z-50 my-2 px-2 py-1 [position-anchor:--typed-text] [position-area:bottom_span-right]',
  '[position-try-fallbacks:flip-block] rounded-s border text-xs/[1.4] font-medium tabular-nums',
);

/** A note at a text that is typed into: what is wrong with it, or how many letters it may still have. */
export function TextNote({ said }: { said: Limit | undefined }) {
  return (
    <div role="status" data-part="text-note">
      {said && (
        <p
          data-ground-of="paper"
          className={clsx(
            look,
            zoomLook,
            'bg-white',
            said.isWrong ? 'border-red text-red' : 'border-line text-quiet',
          )}
        >
          {said.words}
        </p>
      )}
    </div>
  );
}
