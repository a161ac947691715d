import { ServerError } from '@sanity/client';

const [firstMs, longestMs] = [500, 10_000];
/** For some minutes, as long as the Studio waits for the answer to a change, or longer. */
const maxTurns = 30;
/** What is answered by something on the way to the lake. */
const unavailable: unknown[] = [502, 503, 504];

/**
 * The answer to one question that a rule asks of the lake, asked again after ever longer pauses while the lake cannot be reached: the Studio takes
 * an error of a rule for a fault of the document, and keeps it from being published until it is changed. Throws what the lake says
 * against the question, and why it cannot be reached after some minutes or once `signal` says that nobody waits any more.
 */
export async function askAgain<Answer>(ask: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  for (let turn = 1; ; turn++) {
    try {
      return await ask();
    } catch (error) {
      if (signal?.aborted || turn === maxTurns || !isOfTheWay(error)) throw error;
    }
    await new Promise((done) => setTimeout(done, Math.min(firstMs * 2 ** (turn - 1), longestMs)));
    signal?.throwIfAborted();
  }
}

/** Whether the lake has not been reached: what was not answered at all is a TypeError of `fetch`. */
const isOfTheWay = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ServerError && unavailable.includes(error.statusCode));
