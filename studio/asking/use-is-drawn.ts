import { useCallback, useEffect, useRef } from 'react';

/** Gives what answers whether the component is still on the screen, for work that may end after it. */
export function useIsDrawn(): () => boolean {
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => {
      isDrawn.current = false;
    };
  }, []);
  return useCallback(() => isDrawn.current, []);
}
