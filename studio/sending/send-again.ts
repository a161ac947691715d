const [firstMs, longestMs] = [500, 10_000];
/** So often an answer is taken for one of something on the way to the lake; then it is the form's to say it. */
const maxUnavailable = 6;
const unavailable = [502, 503, 504];

/**
 * Has every change of the form be sent again, after ever longer pauses, while the lake cannot be reached, for the five minutes in
 * which the Studio waits for an answer. Then the Studio sends it again itself, by another name: one that was taken, and whose
 * answer was lost, would be made twice.
 */
export function sendAgain(): void {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const transactionId = transactionOf(String(input), init);
    return transactionId === undefined
      ? fetch(input, init)
      : send(() => fetch(input, init), transactionId, init?.signal);
  };
}

/** The id of the transaction that a request asks for; undefined where it changes nothing, or nobody could tell it twice. */
function transactionOf(address: string, init: RequestInit | undefined): string | undefined {
  if (!address.includes('/data/actions/') || typeof init?.body !== 'string') return undefined;
  return JSON.parse(init.body).transactionId;
}

async function send(
  ask: () => Promise<Response>,
  transactionId: string,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  for (let turn = 0, refusals = 0; ; turn++) {
    try {
      const answer = await ask();
      const isTaken = turn > 0 && (await wasTaken(answer, transactionId));
      if (isTaken) return Response.json({ transactionId });
      if (!unavailable.includes(answer.status) || refusals++ >= maxUnavailable) return answer;
    } catch (error) {
      // What nobody waits for any more is not sent again.
      if (signal?.aborted || !(error instanceof TypeError)) throw error;
    }
    await new Promise((done) => setTimeout(done, Math.min(firstMs * 2 ** turn, longestMs)));
  }
}

/** Whether a refusal says that the lake had taken the change before, when its answer was lost. */
async function wasTaken(answer: Response, transactionId: string): Promise<boolean> {
  return answer.status === 409 && (await answer.clone().text()).includes(transactionId);
}
