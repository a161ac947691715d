'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';

// Attributes that React's types do not know yet.
const opensWithoutScript = { command: 'show-modal', commandfor: 'mobile-menu' };

/**
 * The full-screen menu of narrow screens: a native modal dialog (focus stays inside, Escape closes, the page
 * behind does not scroll) and the two buttons that open and close it. Closes, with its groups, on every
 * change of the route and when the window becomes wide. Opens without JavaScript where browsers know `command`.
 */
export function MobileMenuDialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the path is what closes the menu
  useEffect(() => {
    dialog.current?.close();
    for (const group of dialog.current?.querySelectorAll('details[open]') ?? [])
      group.removeAttribute('open');
  }, [pathname]);

  useEffect(() => {
    const desktop = window.matchMedia('(min-width: 1001px)');
    const close = () => desktop.matches && dialog.current?.close();
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, []);

  return (
    <>
      <button
        type="button"
        className="burger"
        aria-haspopup="dialog"
        aria-label="Open the menu"
        {...opensWithoutScript}
        onClick={(event) => {
          event.preventDefault(); // the browser's own `command` would open it a second time
          if (!dialog.current?.open) dialog.current?.showModal();
        }}
      >
        <span />
        <span />
      </button>
      <dialog ref={dialog} id="mobile-menu" className="mobile-menu" aria-label="Menu">
        <form method="dialog">
          <button type="submit" className="burger" data-open aria-label="Close the menu">
            <span />
            <span />
          </button>
        </form>
        {children}
      </dialog>
    </>
  );
}
