/** What of a key tells what it is for. */
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

/** What a key asks for: Ctrl-Z or Command-Z takes back; with Shift, or Ctrl-Y, what was taken back is done again. */
export function wayOfKey({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: Key) {
  if (!(ctrlKey || metaKey) || altKey || isComposing) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
