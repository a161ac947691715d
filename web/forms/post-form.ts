/** After how many milliseconds without an answer a receiver of forms is given up. */
export const maxAnswerMs = 15_000;

/** Posts what a visitor has sent, and returns the answer with its whole body; throws when it does not come in time. */
export async function postForm(
  url: string,
  {
    headers,
    body,
    maxMs = maxAnswerMs,
  }: { headers: HeadersInit; body: BodyInit; maxMs?: number | undefined },
): Promise<Response> {
  const signal = AbortSignal.timeout(maxMs);
  const answer = await fetch(url, { method: 'POST', headers, body, cache: 'no-store', signal });
  const text = await answer.text(); // here, because the body can stall, too
  const said = new Headers();
  for (const name of ['content-type', 'retry-after']) {
    const value = answer.headers.get(name);
    if (value) said.set(name, value);
  }
  const isEmpty = [204, 205, 304].includes(answer.status);
  return new Response(isEmpty ? null : text, { status: answer.status, headers: said });
}
