'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A place within a page that links of the site lead to (`/page#id`): whoever follows one goes on from here with the
 * keyboard, too, as after a link within one page.
 */
export function Landing({
  id,
  className,
  children,
}: {
  id: string;
  className?: string;
  children: ReactNode;
}) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (window.location.hash === `#${id}`) place.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <header ref={place} id={id} tabIndex={-1} className={className}>
      {children}
    </header>
  );
}
