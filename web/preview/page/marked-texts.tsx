'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { DrawnAside } from '../marks/trace/drawn-aside.tsx';
import type { Trace } from '../marks/trace/trace.ts';
import type { Tracing } from './use-live-path.ts';

const restMs = 100; // without a change, until it looks again for where texts stand

/**
 * Draws `of`, which is on the page, a second time off the page, with the marks that `trace` has put at its texts, and
 * passes that drawing to `onDrawn`, which finds where the texts are. On the page itself this draws nothing.
 */
export function MarkedTexts<Traced extends { trace: Trace }>({
  of,
  trace,
  from,
  draw,
  onDrawn,
}: {
  of: unknown;
  trace: Tracing | undefined;
  from: (trace: Tracing) => Traced | undefined;
  draw: (traced: Traced) => ReactNode;
  onDrawn: (drawn: HTMLElement, trace: Trace) => void;
}) {
  const [traced, setTraced] = useState<Traced>();
  const make = useEffectEvent(from);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn has changed, though the same trace makes it.
  useEffect(() => {
    if (!trace) return;
    const timer = setTimeout(() => setTraced(make(trace)), restMs);
    return () => clearTimeout(timer);
  }, [of, trace]);
  function take(drawn: HTMLElement): void {
    if (traced) onDrawn(drawn, traced.trace);
    setTraced(undefined);
  }
  return traced && <DrawnAside onDrawn={take}>{draw(traced)}</DrawnAside>;
}
