'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { DrawnAside } from '../marks/trace/drawn-aside.tsx';
import type { Trace } from '../marks/trace/trace.ts';
import type { Tracing } from './use-live-path.ts';

const restMs = 100; // without a change, after which it is found anew where texts stand

/**
 * Draws `of`, which stands on the page, once more beside the page, with the marks that `trace` has put at its texts, and hands the drawing
 * to `onDrawn`, which finds where the texts stand. Draws nothing where it stands itself.
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
