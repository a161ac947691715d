import type { KeyboardEvent } from 'react';

/** Whether Escape was pressed in an element itself: React hands it what happens in dialogues that were opened from there, too, which Escape closes. */
export const isEscapeWithin = ({
  key,
  nativeEvent,
  defaultPrevented,
  target,
  currentTarget,
}: KeyboardEvent): boolean =>
  // That of an input method gives up what is being composed.
  key === 'Escape' &&
  !nativeEvent.isComposing &&
  !defaultPrevented &&
  target instanceof Node &&
  currentTarget.contains(target);
