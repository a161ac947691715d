/** Ends the process with one sentence: errors that people can mend have no stack to read. */
export function sayAndExit(error: unknown): never {
  const isKnown = error instanceof Error && !(error instanceof TypeError) && !(error instanceof RangeError);
  console.error(isKnown ? error.message : error);
  process.exit(1);
}
