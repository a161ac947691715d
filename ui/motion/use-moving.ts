import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCalm } from './use-calm.ts';
import { useTouched } from './use-touched.ts';

/**
 * Returns the animated form of a piece, whose module contains framer-motion. It loads when a visitor begins to use
 * what `within` holds, and never with reduced motion. Undefined while the still form, with the same HTML, is to be
 * drawn.
 * @example
 * const Cards = useMoving(controls, loadMovingCards) ?? StillCards;
 */
export function useMoving<Form>(
  within: RefObject<HTMLElement | null>,
  load: () => Promise<Form>,
): Form | undefined {
  const isCalm = useCalm();
  const isTouched = useTouched(within);
  const [loaded, setLoaded] = useState<{ form: Form }>();
  const focused = useRef<Element>(null);
  const first = useRef(load);

  useEffect(() => {
    if (!isTouched || isCalm) return;
    let isGone = false;
    first.current().then(
      (form) => {
        if (isGone) return;
        focused.current = document.activeElement;
        startTransition(() => setLoaded({ form })); // the press that loaded it takes precedence
      },
      () => {}, // it only decorates
    );
    return () => {
      isGone = true;
    };
  }, [isTouched, isCalm]);

  // Nodes drawn by the server move from the still form into the animated one, and lose the focus on the way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form changes
  useLayoutEffect(() => {
    const { current } = focused;
    if (document.activeElement === document.body && current instanceof HTMLElement && current.isConnected)
      current.focus({ preventScroll: true });
    focused.current = null;
  }, [loaded]);

  return isCalm ? undefined : loaded?.form;
}
