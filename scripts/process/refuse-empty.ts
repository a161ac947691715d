/** Throws for options and words of a command that are empty, as a variable of the shell is that nobody set: they were meant to name something. */
export function refuseEmpty(values: Readonly<Record<string, unknown>>, words: readonly string[] = []): void {
  const empty = Object.keys(values).find((name) => [values[name]].flat().includes(''));
  if (empty !== undefined)
    throw new Error(
      `"--${empty}" is empty: was a variable meant that is not set? "--help" says what it takes.`,
    );
  if (words.includes(''))
    throw new Error(
      'A word behind the command is empty: was a variable meant that is not set? "--help" says what it takes.',
    );
}
