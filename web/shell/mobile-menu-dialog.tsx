import type { ReactNode } from 'react';
import { SearchLink } from './search-link.tsx';

// Attributes that React's types do not know yet.
const opensWithoutScript = { command: 'show-modal', commandfor: 'mobile-menu' };

/**
 * The full-screen menu of narrow screens (focus stays inside, Escape closes, the page behind does not scroll) and the two
 * buttons that open and close it: a modal dialog where browsers run no scripts, and the popover of `wakeMobileMenu` else.
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
      <dialog id="mobile-menu" className="mobile-menu" aria-label="Menu" aria-modal popover="auto">
        <form method="dialog">
          <SearchLink isNamed />
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
