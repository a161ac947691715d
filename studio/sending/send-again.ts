const [firstMs, longestMs] = [500, 10_000];
/**
 * How often such an answer is attributed to something on the way to the lake. After that, it is passed on to the
 * caller.
 */
const maxUnavailable = 6;
const unavailable = [502, 503, 504];
/** This takes about a minute. Where Sanity's client retries as well, it does so five times. */
const maxTurnsOfQuestion = 10;

/**
 * Patches `fetch` so that every change of the form is sent again, after growing pauses, while the lake cannot be
 * reached, for the five minutes in which the Studio waits for an answer. It keeps its id, by which the lake knows a
 * change whose answer was lost; the Studio would later send it under another id, and such a change would be made twice.
 * Questions to a lake that could be reached before are repeated for minutes, too: the Studio asks them as soon as the
 * lake is gone, and those that stay unanswered then, such as which releases there are, it never asks again.
 */
export function sendAgain(): void {
  const { fetch } = globalThis;
  let wasReached = false;
  globalThis.fetch = async (input, init) => {
    const ask = () => fetch(input, init);
    const address = String(input);
    const transactionId = transactionOf(address, init);
    if (transactionId !== undefined)
      return send(ask, init?.signal, Number.POSITIVE_INFINITY, (answer) => wasTaken(answer, transactionId));
    if (address.includes('/data/listen/')) return listen(ask);
    if (!isQuestion(address, init)) return ask();
    const answer = wasReached ? await send(ask, init?.signal, maxTurnsOfQuestion) : await ask();
    wasReached ||= answer.ok;
    return answer;
  };
}

/**
 * Opens a stream of events. If that fails with a passing error, it throws as if the connection was lost, because
 * Sanity's client then reopens the same stream, which is told what it missed. It would replace a refused stream by a
 * new one that knows nothing of that.
 */
async function listen(ask: () => Promise<Response>): Promise<Response> {
  const answer = await ask();
  if (!unavailable.includes(answer.status)) return answer;
  await answer.body?.cancel();
  throw new TypeError(`The lake does not answer (${answer.status}).`);
}

/** Whether a request asks for content, and changes nothing. */
const isQuestion = (address: string, init: RequestInit | undefined): boolean =>
  /\/data\/(query|doc)\//.test(address) && typeof (init?.body ?? '') === 'string';

/**
 * The id of the transaction that a request asks for. Undefined where the request changes nothing, or has no id by which
 * a repetition would be recognized.
 */
function transactionOf(address: string, init: RequestInit | undefined): string | undefined {
  if (!address.includes('/data/actions/') || typeof init?.body !== 'string') return undefined;
  return JSON.parse(init.body).transactionId;
}

/**
 * The answer to a request, which is repeated while the lake cannot be reached. `standsFor` turns a refusal into the
 * answer where an earlier attempt had succeeded.
 */
async function send(
  ask: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
  maxTurns: number,
  standsFor?: (refusal: Response) => Promise<Response | undefined>,
): Promise<Response> {
  for (let turn = 0, refusals = 0; ; turn++) {
    try {
      const answer = await ask();
      const taken = turn > 0 ? await standsFor?.(answer) : undefined;
      if (taken) return taken;
      if (!unavailable.includes(answer.status) || refusals++ >= maxUnavailable) return answer;
    } catch (error) {
      // A request that was aborted, because nobody waits for it any more, is not sent again.
      if (signal?.aborted || turn + 1 >= maxTurns || !(error instanceof TypeError)) throw error;
    }
    await new Promise((done) => setTimeout(done, Math.min(firstMs * 2 ** turn, longestMs)));
  }
}

/**
 * The answer of the lake to a change, where its refusal says that it had already taken the change and the first answer
 * was lost.
 */
async function wasTaken(refusal: Response, transactionId: string): Promise<Response | undefined> {
  const isSaid = refusal.status === 409 && (await refusal.clone().text()).includes(transactionId);
  return isSaid ? Response.json({ transactionId }) : undefined;
}
