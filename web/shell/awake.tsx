'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { namedBy } from '#ui/navigation/named-by.ts';
import { wakeShell } from './wake-shell.ts';

/** Wakes header, footer and motion of a page that React runs; a change of the route resets menus and wordmark. */
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

/**
 * Focuses the place on a page that the followed link names, so that the keyboard goes on from there, as after a full
 * load.
 */
function focusPlace() {
  const place = namedBy(location.hash);
  if (place?.tabIndex === -1) place.focus({ preventScroll: true });
}
