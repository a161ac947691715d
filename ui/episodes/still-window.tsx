import clsx from 'clsx';
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { Button } from '../link/button.tsx';

/** The properties of both forms of the window. */
export interface EpisodeWindowProps {
  dialog: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  /** The id of the element that names it, while it shows an episode. */
  titleId: string | undefined;
  /** The card from which it was opened. */
  cardOf: () => Element | null | undefined;
  /** Called when it has closed, by whatever means. */
  onClose: () => void;
  children: ReactNode;
}

/** The look of both forms of the window. */
export const windowLook = clsx(
  'm-auto h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain px-(--gutter) pb-8',
  '[--gutter:1.25rem] tablet:[--gutter:2rem]',
  'tablet:h-fit tablet:max-h-[calc(100dvh-3rem)] tablet:w-[min(60rem,100%-3rem,86dvh)]',
  'tablet:rounded-m tablet:border tablet:border-line',
  'backdrop:bg-deep/72 backdrop:backdrop-blur-xs',
);

/** The window as a native modal dialog, which opens and closes at once. */
export function StillWindow({ dialog, isOpen, titleId, onClose, children }: EpisodeWindowProps) {
  // A layout effect, so that it runs before the player's own effect, which moves the focus into the window.
  useLayoutEffect(() => {
    if (isOpen) openWindow(dialog);
    else dialog.current?.close();
  }, [dialog, isOpen]);

  return (
    <dialog
      ref={dialog}
      data-part="episode-dialog"
      className={clsx(
        windowLook,
        'motion-safe:transition-opacity motion-safe:duration-200 motion-safe:starting:opacity-0',
      )}
      data-ground-of="deep"
      aria-labelledby={titleId}
      closedby="any"
      // The event comes a moment after closing; going back and forth in the history may have opened it again by then.
      onClose={() => !dialog.current?.open && onClose()}
    >
      <CloseBar />
      {children}
    </dialog>
  );
}

/** Shows the window, unless it is shown already. */
export function openWindow(dialog: RefObject<HTMLDialogElement | null>): void {
  if (!dialog.current?.open) dialog.current?.showModal();
}

/** The bar at the top of the window, with its close button. */
export function CloseBar({ children, className, ...props }: ComponentProps<'form'>) {
  return (
    <form
      method="dialog"
      className={clsx(
        'sticky top-0 z-1 -mx-(--gutter) flex justify-end bg-ground px-(--gutter) py-3',
        className,
      )}
      {...props}
    >
      {children}
      <Button type="submit" variant="ghost" size="s">
        Close
      </Button>
    </form>
  );
}
