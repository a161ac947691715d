'use client';

import { type ReactNode, useEffect, useRef } from 'react';

const fixedAfter = 5; // px scrolled
const throttleMs = 5; // between two looks at the scroll position

/**
 * The site's `<header>`: carries `data-fixed` once the page is scrolled by more than 5 px, and `data-ground`
 * with the background of the section that lies under it, so that its colours stay readable on dark bands.
 */
export function HeaderFrame({ className, children }: { className: string; children: ReactNode }) {
  const header = useRef<HTMLElement>(null);

  useEffect(() => {
    let last = 0;
    let later: ReturnType<typeof setTimeout> | undefined;

    function look() {
      last = performance.now();
      const element = header.current;
      if (!element) return;
      element.toggleAttribute('data-fixed', window.scrollY > fixedAfter);
      element.dataset.ground = groundBelow(element);
    }
    function onScroll() {
      clearTimeout(later);
      const waitMs = throttleMs - (performance.now() - last);
      if (waitMs <= 0) look();
      else later = setTimeout(look, waitMs);
    }

    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    return () => {
      clearTimeout(later);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  });

  return (
    <header ref={header} className={className}>
      {children}
    </header>
  );
}

function groundBelow(header: HTMLElement): string {
  const line = header.getBoundingClientRect().bottom - 12;
  for (const section of document.querySelectorAll<HTMLElement>('[data-ground-of]')) {
    const { top, bottom } = section.getBoundingClientRect();
    if (top <= line && bottom > line) return section.dataset.groundOf ?? 'paper';
  }
  return 'paper';
}
