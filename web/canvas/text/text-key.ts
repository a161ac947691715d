/** What a key does in a text that is typed into, besides writing. */
export type KeyDeed = 'bar' | 'next' | 'previous' | 'space';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Reads what a key does; undefined for one that writes, moves the caret or does nothing. */
export function deedOf({ key, ctrlKey, metaKey, shiftKey }: Key): KeyDeed | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (key === 'Escape') return 'bar';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  // In a text inside a button, Space would press the button.
  return key === ' ' ? 'space' : undefined;
}
