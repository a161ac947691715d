/** What of an event says which key it was. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

/**
 * The Latin letter that a key is for, in small: its own, or where the keyboard writes another script the one that stands there on most
 * keyboards, as systems have it too; nothing for any other key.
 */
export function letterOf({ key, code }: Pressed): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  // On Dvorak and AZERTY a sign, or a letter with an accent, stands where others have a letter, which is elsewhere.
  if (!/^[\p{L}\p{M}]+$/u.test(key) || /\p{Script=Latin}/u.test(key)) return undefined;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}
