import { letterOf, type Pressed } from './letter-of.ts';

/** What of a key tells what it is for. */
type Key = Pressed & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

/** What a key asks for: Ctrl-Z or Command-Z takes back; with Shift, or Ctrl-Y, what was taken back is done again. */
export function wayOfKey({ key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing }: Key) {
  if (!(ctrlKey || metaKey) || altKey || isComposing) return undefined;
  const letter = letterOf({ key, code });
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
