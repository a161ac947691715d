import type { ReactNode } from 'react';

// Attributes that React's types do not know yet.
const opensWithoutScript = { command: 'show-modal', commandfor: 'mobile-menu' };

/**
 * The full-screen menu of narrow screens: a native modal dialog (focus stays inside, Escape closes, the page behind does
 * not scroll) and the two buttons that open and close it, which need no script where browsers know `command`.
 */
export function MobileMenuDialog({ children }: { children: ReactNode }) {
  return (
    <>
      <button
        type="button"
        className="burger"
        aria-haspopup="dialog"
        aria-label="Open the menu"
        {...opensWithoutScript}
      >
        <span />
        <span />
      </button>
      <dialog id="mobile-menu" className="mobile-menu" aria-label="Menu">
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
