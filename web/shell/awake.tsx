'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { namedBy } from '#ui/navigation/named-by.ts';
import { wakeShell } from './wake-shell.ts';

/** Wakes head, foot and motion of a page that React runs; a change of the route puts menus and wordmark back. */
export function Awake() {
  const pathname = usePathname();
  const putBack = useRef<() => void>(undefined);
  useEffect(() => {
    const end = new AbortController();
    putBack.current = wakeShell(end.signal);
    return () => end.abort();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the path is what puts them back
  useEffect(() => {
    putBack.current?.();
    focusPlace();
  }, [pathname]);
  return null;
}

/** Whoever follows a link to a place on another page goes on from there with the keyboard, as browsers have it. */
function focusPlace() {
  const place = namedBy(location.hash);
  if (place?.tabIndex === -1) place.focus({ preventScroll: true });
}
