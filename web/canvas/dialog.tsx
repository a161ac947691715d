import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { panelLook, zoomLook } from './canvas-look.ts';

/** A dialogue that lies over the page: the focus stays in it, and the browser gives it back; Escape or a click beside it leaves it. */
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

/** Tab leads from the last to the first: the browser would leave the frame of the page, and the dialogue open in it, which Escape then does not reach. */
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

/** Leaves the dialogue around a button as Escape does: one that is only taken from the page would not give the focus back. */
export function closeAround({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.close();
}
