/** A command of `tessera-contract`. */
export interface Command {
  /** What it does, in the words of the help. */
  summary: string;
  /** What can be typed after its name, and what its options do. */
  usage: string;
  /**
   * Runs it with the words after its name, and answers the exit code: 0 when all is well, 1 when something was found.
   */
  run(words: string[]): Promise<number>;
}
