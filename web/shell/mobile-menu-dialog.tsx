import type { ReactNode } from 'react';
import { SearchLink } from './search-link.tsx';

// Attributes that React's types do not know yet.
const opensWithoutScript = { command: 'show-modal', commandfor: 'mobile-menu' };

// The strokes end at the edge of the page's content.
const burger = 'relative -me-[--spacing(2.8)] size-11 cursor-pointer desk:hidden';
const stroke = 'absolute inset-x-[--spacing(2.8)] h-[1.5px] bg-current forced-colors:bg-[ButtonText]';

/**
 * The full-screen menu of narrow screens (focus stays inside, Escape closes it, the page behind does not scroll) and
 * the two buttons that open and close it. Where no scripts run it is a modal dialog, else the popover of
 * `wakeMobileMenu`. `logo` is at the same place as on the page.
 */
export function MobileMenuDialog({ logo, children }: { logo?: ReactNode; children: ReactNode }) {
  return (
    <>
      <button
        type="button"
        className={burger}
        aria-haspopup="dialog"
        aria-label="Open the menu"
        {...opensWithoutScript}
      >
        <span className={`${stroke} top-[calc(50%-4px)]`} />
        <span className={`${stroke} top-[calc(50%+3px)]`} />
      </button>
      <dialog
        id="mobile-menu"
        className="on-paper fixed inset-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-ground px-(--gutter) pb-8 text-ink desk:hidden"
        aria-label="Menu"
        aria-modal
        popover="auto"
      >
        <div className="flex min-h-full flex-col">
          <div className="flex h-17 flex-none items-center justify-between">
            {logo}
            <form method="dialog" className="ms-auto flex">
              <button type="submit" className={burger} aria-label="Close the menu">
                <span className={`${stroke} top-1/2 rotate-45`} />
                <span className={`${stroke} top-1/2 -rotate-45`} />
              </button>
            </form>
          </div>
          <SearchLink isNamed />
          {children}
        </div>
      </dialog>
    </>
  );
}
