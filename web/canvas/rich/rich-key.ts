import { letterOf, type Pressed } from '#canvas/letter-of.ts';

type Key = Pressed & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key does with the selected letters of a formatted text, besides what the editor has it do by itself: a link, or a mark of this name. */
export function richDeedOf(pressed: Key): 'link' | 'strong' | 'em' | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = letterOf(pressed);
  if (letter === 'k') return 'link';
  // The editor hears Latin letters alone.
  if (shiftKey || letter === key.toLowerCase()) return undefined;
  if (letter === 'b') return 'strong';
  return letter === 'i' ? 'em' : undefined;
}
