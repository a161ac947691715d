import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { RedoIcon } from '@sanity/icons/Redo';
import { UndoIcon } from '@sanity/icons/Undo';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { wayOfKey } from '#canvas/keys/undo-keys.ts';
import { buttonLook, panelLook, zoomLook } from './canvas-look.ts';
import type { Editing } from './editing.ts';

const look = clsx(panelLook, zoomLook, 'fixed right-4 bottom-4 z-50 flex p-1 print:hidden');

/** Takes back what was done last, in the form or on the page, and does it again: by buttons, and by the usual keys; and shows around who asks for it. */
export function UndoBar({ history, tell }: Pick<Editing, 'history' | 'tell'>) {
  useUndoKeys(tell);
  // Before the Studio has been found, or without one, there is nothing to take back.
  if (!history) return null;
  return (
    <div role="toolbar" aria-label="What was done last" data-part="undo" className={look}>
      <UndoButton way="undo" what={history.undo} tell={tell} />
      <UndoButton way="redo" what={history.redo} tell={tell} />
      <button
        type="button"
        className={buttonLook}
        aria-label="Show me around"
        title="Show me around"
        onClick={() => tell({ type: 'guide', go: 'begin' })}
      >
        <HelpCircleIcon />
      </button>
    </div>
  );
}

/** In a field, the keys are those of the field. */
function useUndoKeys(tell: Editing['tell']): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const way = wayOfKey(event);
    if (!way || event.defaultPrevented || isWritten(event.target)) return;
    event.preventDefault();
    tell({ type: way });
  });
  useEffect(() => {
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

function UndoButton({
  way,
  what,
  tell,
}: {
  way: 'undo' | 'redo';
  what: string | undefined;
  tell: Editing['tell'];
}) {
  const title = way === 'undo' ? 'Undo' : 'Redo';
  return (
    <button
      type="button"
      className={buttonLook}
      // One that is pressed for the last time keeps the focus.
      aria-disabled={!what}
      aria-label={title}
      title={what ? `${title}: ${what}` : `Nothing to ${way}`}
      onClick={() => what && tell({ type: way })}
    >
      {way === 'undo' ? <UndoIcon /> : <RedoIcon />}
    </button>
  );
}
