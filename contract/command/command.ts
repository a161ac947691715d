/** What can be typed behind `tessera-contract`. */
export interface Command {
  /** What it does, in the words of the help. */
  summary: string;
  /** How it is typed and what its options do, behind the name. */
  usage: string;
  /** Runs it with the words behind its name, and answers the exit code: 0 when all is well, 1 when something was found. */
  run(words: string[]): Promise<number>;
}
