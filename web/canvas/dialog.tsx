import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { panelLook, zoomLook } from './canvas-look.ts';

/**
 * A modal dialogue over the page. It keeps the focus, and the browser gives it back afterwards; Escape or a click
 * beside it closes it.
 */
export function Dialog({
  label,
  className,
  onClose,
  children,
}: {
  label: string;
  className: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      data-part="canvas-dialog"
      className={clsx('pointer-events-auto m-auto p-0 backdrop:bg-ink/40', panelLook, zoomLook, className)}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      onKeyDown={(event) => {
        event.stopPropagation();
        goRound(event);
      }}
    >
      {children}
    </dialog>
  );
}

/**
 * Makes Tab go round within the dialogue: the browser would move the focus out of the page's frame, and Escape would no
 * longer reach the open dialogue.
 */
function goRound(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(tabStops)];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== from) return;
  event.preventDefault();
  to?.focus();
}

const tabStops =
  'a[href], button:not(:disabled, [tabindex="-1"]), input:not(:disabled), textarea:not(:disabled)';

/**
 * Closes the dialogue around a button as Escape does: a dialogue that is merely unmounted would not give the focus
 * back.
 */
export function closeAround({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.close();
}
