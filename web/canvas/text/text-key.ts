import { letterOf, type Pressed } from '#canvas/letter-of.ts';

/** What a key does in a text that is typed into, besides what it writes. */
export type Deed = 'undo' | 'redo' | 'cancel' | 'next' | 'previous' | 'space';

type Key = Pressed & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Reads what a key is for; undefined for one that writes, moves the caret or means nothing. */
export function deedOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): Deed | undefined {
  if (ctrlKey || metaKey) {
    const letter = altKey ? undefined : letterOf({ key, code });
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    return letter === 'y' ? 'redo' : undefined;
  }
  if (key === 'Escape') return 'cancel';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  // In a button it would press it.
  return key === ' ' ? 'space' : undefined;
}
