import { useLayoutEffect, useRef } from 'react';

/**
 * Answers how to begin something that takes a moment. That answers whether it may still lead away: an editor who has gone elsewhere
 * meanwhile, so that `place` is another, or has begun it once more, is left where she is.
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
