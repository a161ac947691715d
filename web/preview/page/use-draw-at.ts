import { useEffect, useReducer } from 'react';

const maxMs = 2 ** 31 - 1; // that a browser's timer can wait

/** Draws a component again once a moment has come, however far away it is; undefined for none. */
export function useDrawAt(moment: Date | undefined): void {
  const [drawn, draw] = useReducer((times: number) => times + 1, 0);
  const at = moment?.getTime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer that ended before the moment goes on with the next drawing
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(draw, Math.min(at - Date.now(), maxMs));
    return () => clearTimeout(timer);
  }, [at, drawn]);
}
