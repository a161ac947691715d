import { letterOf, type Pressed } from './letter-of.ts';

/** The parts of a keyboard event that decide what the key asks for. */
type Key = Pressed & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

/** What a key asks for: Ctrl-Z or Command-Z undoes; with Shift it redoes, as Ctrl-Y does. */
export function wayOfKey({ key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing }: Key) {
  if (!(ctrlKey || metaKey) || altKey || isComposing) return undefined;
  const letter = letterOf({ key, code });
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
