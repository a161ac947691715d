import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { panelLook } from './canvas-look.ts';

/** A dialogue that lies over the page: the browser keeps the focus in it, and gives it back; Escape or a click beside it leaves it. */
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
      className={clsx('pointer-events-auto m-auto p-0 backdrop:bg-ink/40', panelLook, className)}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </dialog>
  );
}

/** Leaves the dialogue around a button as Escape does: one that is only taken from the page would not give the focus back. */
export function closeAround({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.close();
}
