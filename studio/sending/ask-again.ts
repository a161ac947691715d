const [firstMs, longestMs] = [500, 10_000];
/** About five minutes, for which the Studio waits for the answer to a change as well. */
const maxTurns = 30;

/**
 * The answer to what a rule asks of the lake, asked again after ever longer pauses while the lake cannot be reached: the Studio takes
 * an error of a rule for a fault of the document, and keeps it from being published until it is changed. Throws what the lake says
 * against the question, and why it cannot be reached after some minutes or once `signal` says that nobody waits any more.
 */
export async function askAgain<Answer>(ask: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  for (let turn = 1; ; turn++) {
    try {
      return await ask();
    } catch (error) {
      // What was not answered at all is a TypeError of `fetch`.
      if (signal?.aborted || turn === maxTurns || !(error instanceof TypeError)) throw error;
    }
    await new Promise((done) => setTimeout(done, Math.min(firstMs * 2 ** (turn - 1), longestMs)));
  }
}
