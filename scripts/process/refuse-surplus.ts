/** Throws for words behind a command that are more than the `taken` ones it has a use for: they were meant to do something. */
export function refuseSurplus(words: readonly string[], taken: number): void {
  const surplus = words.slice(taken);
  if (surplus.length === 0) return;
  throw new Error(
    `The command has no use for ${surplus.map((word) => `"${word}"`).join(' and ')}. "--help" says what it takes.`,
  );
}
