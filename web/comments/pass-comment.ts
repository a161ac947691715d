import { maxCommentBytes } from '#limits/taken-comments.ts';
import type { Environment } from '#settings/environment.ts';
import { siteToken } from '#settings/site-token.ts';
import { postForm } from '../forms/post-form.ts';
import { senderIn } from '../forms/sent-form.ts';

const passed = [200, 400, 403, 404, 413, 429];

/**
 * Passes a comment on a draft on to the lake, which checks that the sender's link is still valid, and answers as the
 * lake does. With hosted Sanity comments are not taken: 404.
 */
export async function passComment(
  request: Request,
  { apiHost, ...tokens }: Pick<Environment, 'apiHost' | 'readToken' | 'lakeToken'>,
): Promise<Response> {
  const token = siteToken(tokens);
  if (!apiHost || !token) return answerOf(404, 'Comments are not accepted here.');
  // Anything but JSON was not sent by our script, and may come from a form of another site's page.
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    return answerOf(415, 'A comment must be sent as JSON.');
  const body = await request.text();
  if (Buffer.byteLength(body) > maxCommentBytes) return answerOf(413, 'The comment is too long.');
  const answer = await postForm(`${apiHost}/link-comments`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': senderIn(request.headers) },
    body,
  }).catch(() => undefined);
  if (!answer || !passed.includes(answer.status))
    return answerOf(503, 'The comment cannot be saved at the moment. Try again soon.');
  const { message = '' }: { message?: string } = await answer.json().catch(() => ({}));
  return answerOf(answer.status, message, answer.headers.get('retry-after'));
}

const answerOf = (status: number, message: string, wait: string | null = null): Response =>
  Response.json(
    { message },
    { status, headers: { 'cache-control': 'no-store', ...(wait && { 'retry-after': wait }) } },
  );
