import { useEffect, useState } from 'react';
import { sectionAround } from './section-places.ts';

/** Where what the canvas itself draws is known by. */
export const canvasParts =
  '[data-part=canvas], [data-part=canvas-dialog], [data-part=undo], [data-part=notice], [data-part=guide], [data-part=rich-bar]';

/** Tells the canvas of the page to which section, by its key, an editor has gone in the Studio. */
export class BringEvent extends Event {
  static readonly type = 'canvas:bring';
  readonly section: string;

  constructor(section: string) {
    super(BringEvent.type);
    this.section = section;
  }
}

/**
 * The section that the editor is at: the one that was clicked last, that has the focus, or to which she has gone in the Studio. A click beside all sections
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
