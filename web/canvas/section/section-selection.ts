import { useEffect, useState } from 'react';
import { sectionAround } from './section-around.ts';

/** The selector of all that the canvas itself draws. */
export const canvasParts =
  '[data-part=canvas], [data-part=canvas-dialog], [data-part=undo], [data-part=notice], [data-part=guide], [data-part=rich-bar]';

/** The event that tells the canvas to which section, by its key, an editor has gone in the Studio. */
export class BringEvent extends Event {
  static readonly type = 'canvas:bring';
  readonly section: string;

  constructor(section: string) {
    super(BringEvent.type);
    this.section = section;
  }
}

/**
 * The key of the selected section, and a function to set it: the one that was clicked last, has the focus, or was
 * opened in the Studio. A click outside of all sections unselects it.
 */
export function useSelection(): [string | undefined, (key: string | undefined) => void] {
  const [selected, select] = useState<string>();
  useEffect(() => {
    const follow = ({ type, target }: Event) => {
      if (!(target instanceof Element) || target.closest(canvasParts)) return;
      const key = sectionAround(target);
      if (key || type === 'click') select(key);
    };
    // Captured, because the overlay stops clicks that it takes for clicks on a field.
    document.addEventListener('click', follow, true);
    document.addEventListener('focusin', follow, true);
    const take = (event: Event) => event instanceof BringEvent && select(event.section);
    document.addEventListener(BringEvent.type, take);
    return () => {
      document.removeEventListener(BringEvent.type, take);
      document.removeEventListener('click', follow, true);
      document.removeEventListener('focusin', follow, true);
    };
  }, []);
  return [selected, select];
}
