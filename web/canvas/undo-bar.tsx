import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { RedoIcon } from '@sanity/icons/Redo';
import { UndoIcon } from '@sanity/icons/Undo';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { wayOfKey } from '#canvas/keys/undo-keys.ts';
import { buttonLook, panelLook, zoomLook } from './canvas-look.ts';
import type { Editing } from './editing.ts';

const look = clsx(panelLook, zoomLook, 'fixed right-4 bottom-4 z-50 flex p-1 print:hidden');

/**
 * The bar that undoes and redoes what was done last, in the form or on the page, by buttons and by the usual keys. It
 * also starts the guide.
 */
export function UndoBar({ history, tell }: Pick<Editing, 'history' | 'tell'>) {
  useUndoKeys(tell);
  // Until the Studio has answered, or without one, there is nothing to undo.
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

/** Undoes and redoes by the usual keys, except in a field, which handles them itself. */
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
      // A button that becomes disabled by a press would lose the focus; `aria-disabled` keeps it.
      aria-disabled={!what}
      aria-label={title}
      title={what ? `${title}: ${what}` : `Nothing to ${way}`}
      onClick={() => what && tell({ type: way })}
    >
      {way === 'undo' ? <UndoIcon /> : <RedoIcon />}
    </button>
  );
}
