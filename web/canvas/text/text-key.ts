/** What a key does in a text that is typed into, besides what it writes. */
export type Deed = 'bar' | 'next' | 'previous' | 'space';

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Reads what a key is for; undefined for one that writes, moves the caret or means nothing. */
export function deedOf({ key, ctrlKey, metaKey, shiftKey }: Key): Deed | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (key === 'Escape') return 'bar';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  // In a button it would press it.
  return key === ' ' ? 'space' : undefined;
}
