import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that answers whether the component is still mounted, for work that may end after it is not. */
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
