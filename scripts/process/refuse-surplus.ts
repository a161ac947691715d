/**
 * Throws when a command is given more words than the `taken` ones that it has a use for: the others were meant to do
 * something.
 */
export function refuseSurplus(words: readonly string[], taken: number): void {
  const surplus = words.slice(taken);
  if (surplus.length === 0) return;
  throw new Error(
    `The command does not take ${surplus.map((word) => `"${word}"`).join(' and ')}. "--help" says what it takes.`,
  );
}
