import { letterOf, type Pressed } from '#canvas/keys/letter-of.ts';

type Key = Pressed & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * What a key does in a formatted text: it leads to the bar or out of the text, makes a link, or toggles the mark of
 * this name.
 */
export type RichDeed = 'tools' | 'leave' | 'next' | 'previous' | 'link' | 'strong' | 'em';

/** Reads what a key does beyond what the editor does by itself; undefined for any other key. */
export function richDeedOf(pressed: Key): RichDeed | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (!(ctrlKey || metaKey)) {
    if (key === 'F10' && altKey) return 'tools'; // as other editors have it
    if (key === 'Tab') return shiftKey ? 'previous' : 'next';
    return key === 'Escape' ? 'leave' : undefined;
  }
  if (altKey) return undefined;
  const letter = letterOf(pressed);
  if (letter === 'k') return 'link';
  // The editor itself hears only keys with Latin letters.
  if (shiftKey || letter === key.toLowerCase()) return undefined;
  if (letter === 'b') return 'strong';
  return letter === 'i' ? 'em' : undefined;
}
