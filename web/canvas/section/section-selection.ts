import { useEffect, useState } from 'react';
import { sectionAround } from './section-places.ts';

/** Where what the canvas itself draws is known by. */
export const canvasParts =
  '[data-part=canvas], [data-part=canvas-dialog], [data-part=undo], [data-part=notice], [data-part=guide], [data-part=rich-bar]';

/**
 * The section that the editor is at: the one that was clicked last, or that has the focus. A click beside all sections
 * leaves it.
 */
export function useSelection(): [string | undefined, (key: string | undefined) => void] {
  const [selected, select] = useState<string>();
  useEffect(() => {
    const follow = ({ type, target }: Event) => {
      if (!(target instanceof Element) || target.closest(canvasParts)) return;
      const key = sectionAround(target);
      if (key || type === 'click') select(key);
    };
    // The overlay keeps to itself what it takes for a click on a field.
    document.addEventListener('click', follow, true);
    document.addEventListener('focusin', follow, true);
    return () => {
      document.removeEventListener('click', follow, true);
      document.removeEventListener('focusin', follow, true);
    };
  }, []);
  return [selected, select];
}
