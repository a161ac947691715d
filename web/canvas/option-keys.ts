import type { KeyboardEvent } from 'react';

/**
 * The index of the option to which an arrow key leads from the option at `from`, by how they lie on the screen;
 * undefined for other keys. Left and right count only when `isEmpty`, because in a search field with text they move the
 * caret.
 */
export function nextOption(
  { key }: KeyboardEvent,
  list: HTMLElement | null,
  from: number,
  isEmpty: boolean,
): number | undefined {
  const boxes = [...(list?.querySelectorAll('[role=option]') ?? [])].map((option) =>
    option.getBoundingClientRect(),
  );
  const now = boxes[from];
  if (!now) return undefined;
  const isBeside = (box: DOMRect) => Math.abs(box.left - now.left) < 4;
  if (key === 'ArrowDown')
    return orSame(
      boxes.findIndex((box) => box.top > now.top && isBeside(box)),
      boxes.findIndex((box) => box.top > now.top + 4),
    );
  if (key === 'ArrowUp')
    return orSame(
      boxes.findLastIndex((box) => box.top < now.top && isBeside(box)),
      0,
    );
  if (isEmpty && key === 'ArrowRight') return Math.min(from + 1, boxes.length - 1);
  if (isEmpty && key === 'ArrowLeft') return Math.max(from - 1, 0);
  return undefined;

  function orSame(found: number, otherwise: number): number {
    if (found >= 0) return found;
    return otherwise >= 0 ? otherwise : from;
  }
}
