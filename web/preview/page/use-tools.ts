import { useEffect, useState } from 'react';
import type { Canvas } from '../../canvas/canvas.tsx';
import { isBeside, keepStill } from './beside.ts';
import type { Overlays } from './overlays.tsx';

/**
 * The tools for editing a page, once they are loaded; a page that is only looked at gets none, and ignores clicks.
 * While this is mounted, nothing on the page waits to come into view.
 */
export function useTools(): { Overlays?: typeof Overlays; Canvas?: typeof Canvas } {
  // Both are large, and only of use once the page stands.
  const [ofOverlay, setOverlay] = useState<Pick<typeof import('./overlays.tsx'), 'Overlays'>>();
  const [ofCanvas, setCanvas] = useState<Pick<typeof import('../../canvas/canvas.tsx'), 'Canvas'>>();
  useEffect(() => {
    if (isBeside()) return keepStill();
    import('./overlays.tsx').then(setOverlay, console.warn);
    import('../../canvas/canvas.tsx').then(setCanvas, console.warn);
  }, []);
  useEffect(() => {
    // Otherwise an element could be typed into before it has come into view.
    document.documentElement.setAttribute('data-edited', '');
    return () => document.documentElement.removeAttribute('data-edited');
  }, []);
  return { ...ofOverlay, ...ofCanvas };
}
