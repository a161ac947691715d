import { useEffect, useReducer } from 'react';

const maxMs = 2 ** 31 - 1; // the longest that a browser's timer can wait

/** Draws a component again once a moment has come, however far away; undefined for none. */
export function useDrawAt(moment: Date | undefined): void {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const at = moment?.getTime();
  useEffect(() => {
    if (at === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = at - Date.now();
      if (left > 0) timer = setTimeout(wait, Math.min(left, maxMs));
      else draw();
    };
    wait();
    return () => clearTimeout(timer);
  }, [at]);
}
