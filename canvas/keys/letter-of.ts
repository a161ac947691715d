/** The parts of a keyboard event that tell which key it was. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

/**
 * The Latin letter, in lower case, that a key stands for: its own, or, where the keyboard writes another script, the
 * one that most keyboards have in its place, as operating systems do it too. Undefined for any other key.
 */
export function letterOf({ key, code }: Pressed): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  // On Dvorak and AZERTY, a key may write a sign or an accented letter where other keyboards have a plain letter. That
  // letter has a key of its own elsewhere.
  if (!/^[\p{L}\p{M}]+$/u.test(key) || /\p{Script=Latin}/u.test(key)) return undefined;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
}
