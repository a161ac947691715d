import { useLayoutEffect, useRef } from 'react';

/**
 * Returns a function to call when something begins that takes a moment and then navigates. Its result answers whether
 * it may still navigate: not if the editor has gone elsewhere meanwhile, so that `place` differs, or has begun it
 * again.
 */
export function useStillThere(place: string | undefined): () => () => boolean {
  const latest = useRef(place);
  const turn = useRef(0);
  useLayoutEffect(() => {
    latest.current = place;
  }, [place]);
  return () => {
    turn.current += 1;
    const own = turn.current;
    return () => own === turn.current && place === latest.current;
  };
}
