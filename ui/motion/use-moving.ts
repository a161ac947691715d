import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCalm } from './use-calm.ts';
import { useTouched } from './use-touched.ts';

/**
 * The moving form of a piece, with framer-motion in its module: loaded when somebody begins to use what `within` holds, and
 * never for visitors who prefer calm. Undefined as long as the still form, of the same HTML, is to be drawn.
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
        startTransition(() => setLoaded({ form })); // the press that has brought it is answered first
      },
      () => {}, // it only decorates
    );
    return () => {
      isGone = true;
    };
  }, [isTouched, isCalm]);

  // What the server has drawn is moved from the still form into the moving one, and loses the focus on the way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form changes
  useLayoutEffect(() => {
    const { current } = focused;
    if (document.activeElement === document.body && current instanceof HTMLElement && current.isConnected)
      current.focus({ preventScroll: true });
    focused.current = null;
  }, [loaded]);

  return isCalm ? undefined : loaded?.form;
}
