const [firstMs, longestMs] = [500, 10_000];
/** So often an answer is taken for one of something on the way to the lake; then it is for who asked to say it. */
const maxUnavailable = 6;
const unavailable = [502, 503, 504];
/** For about a minute; Sanity's client, where it asks again as well, does so five times. */
const maxTurnsOfQuestion = 10;

/**
 * Has every change of the form be sent again, after ever longer pauses, while the lake cannot be reached, for the five minutes in
 * which the Studio waits for an answer. Then the Studio sends it again itself, by another name: one that was taken, and whose
 * answer was lost, would be made twice. What is asked of a lake that could be reached before is asked again for minutes: the
 * Studio asks anew as soon as the lake is gone, and what is not answered then, such as which releases there are, it never asks again.
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
 * A stream of events. One that could not be opened for a moment counts as cut off: it is opened again as the same one, which is told
 * what it missed. The client gives up one that was refused, and opens another that knows of nothing.
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

/** The id of the transaction that a request asks for; undefined where it changes nothing, or nobody could tell it twice. */
function transactionOf(address: string, init: RequestInit | undefined): string | undefined {
  if (!address.includes('/data/actions/') || typeof init?.body !== 'string') return undefined;
  return JSON.parse(init.body).transactionId;
}

/** The answer to a request, or what stands for it where an earlier turn was taken: `standsFor` says so of a refusal. */
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
      // What nobody waits for any more is not sent again.
      if (signal?.aborted || turn + 1 >= maxTurns || !(error instanceof TypeError)) throw error;
    }
    await new Promise((done) => setTimeout(done, Math.min(firstMs * 2 ** turn, longestMs)));
  }
}

/** What the lake answers a change that it takes, where a refusal says that it had taken it before, when its answer was lost. */
async function wasTaken(refusal: Response, transactionId: string): Promise<Response | undefined> {
  const isSaid = refusal.status === 409 && (await refusal.clone().text()).includes(transactionId);
  return isSaid ? Response.json({ transactionId }) : undefined;
}
