import type { KeyboardEvent } from 'react';

/**
 * Whether Escape was pressed in an element itself. React also passes it the events of dialogues that were opened from
 * there, which Escape closes.
 */
export const isEscapeWithin = ({
  key,
  nativeEvent,
  defaultPrevented,
  target,
  currentTarget,
}: KeyboardEvent): boolean =>
  // While an input method composes a character, Escape cancels only that.
  key === 'Escape' &&
  !nativeEvent.isComposing &&
  !defaultPrevented &&
  target instanceof Node &&
  currentTarget.contains(target);
