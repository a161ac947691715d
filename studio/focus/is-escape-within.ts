import type { KeyboardEvent } from 'react';

/** Whether Escape was pressed in an element itself: React hands it what happens in dialogues that were opened from there, too, which Escape closes. */
export const isEscapeWithin = ({ key, defaultPrevented, target, currentTarget }: KeyboardEvent): boolean =>
  key === 'Escape' && !defaultPrevented && target instanceof Node && currentTarget.contains(target);
