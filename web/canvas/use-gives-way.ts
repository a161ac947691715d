import { type RefObject, useEffect, useState } from 'react';

/** The selector of the text that is being typed into, plain or formatted. */
const typed = '[data-typing], [data-rich=ready]';

/** Whether a bar covers the words that are being written, or their own bar, and so has to let clicks through. */
export function useGivesWay(bar: RefObject<HTMLElement | null>): boolean {
  const [givesWay, setGivesWay] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const isTyped = document.querySelector(typed) !== null;
      const own = bar.current?.getBoundingClientRect();
      const isUsed = bar.current?.contains(document.activeElement);
      setGivesWay(isTyped && own !== undefined && !isUsed && writtenBoxes().some((box) => meets(own, box)));
      // Words grow, pages scroll and colleagues write, so places are valid for one frame only.
      frame = isTyped ? requestAnimationFrame(look) : 0;
    };
    const begin = () => {
      frame ||= requestAnimationFrame(look);
    };
    begin();
    document.addEventListener('focusin', begin);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', begin);
    };
  }, [bar]);
  return givesWay;
}

/**
 * The boxes of the text that is typed into, or of the line with the caret in a formatted one, and of the bar of its
 * forms.
 */
function writtenBoxes(): DOMRect[] {
  const text = document.querySelector('[data-typing]');
  const forms = document.querySelector('[data-part=rich-bar]');
  const selection = getSelection();
  const line = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  return [text ?? line, forms ?? undefined].flatMap((at) => at?.getBoundingClientRect() ?? []);
}

const meets = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
