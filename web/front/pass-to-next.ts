import type { IncomingMessage, ServerResponse } from 'node:http';
import { asVisitors } from '#canvas/as-visitors.ts';
import type { SenderAddress } from '#limits/sender-address.ts';
import { type HeadersOfPage, openerPolicy, type SiteHeaders } from '../headers/site-headers.ts';
import { sendPassed } from './answers/send-passed.ts';
import { setHeaders } from './answers/set-headers.ts';
import { previewCookieName } from './previews/preview-cookie-name.ts';
import { editorHeader, type PreviewSessions } from './previews/preview-sessions.ts';
import type { RendererLink } from './renderer-link.ts';

/** What a front passes requests on to Next with. */
export interface PassParts {
  renderer: RendererLink;
  headers: SiteHeaders;
  /** The value of the cookie by which Next knows a preview. */
  previewCookie: string;
  previews: PreviewSessions;
  /** Where visitors are. */
  senderAddress: SenderAddress;
  /** Where the site is for browsers. */
  siteUrl: string;
}

/**
 * Whether an editor asks who may see drafts at this moment, and wants to; if not, the cookie of the preview is taken out of the
 * request.
 */
export async function takePreview(
  { previewCookie, previews }: PassParts,
  request: IncomingMessage,
): Promise<boolean> {
  const { headers } = request;
  const isOfVisitors = new URLSearchParams(request.url?.split('?')[1]).has(asVisitors);
  const isClaimed =
    !isOfVisitors && (headers.cookie?.includes(`${previewCookieName}=${previewCookie}`) ?? false);
  if (isClaimed && (await previews.holds(request))) return true;
  // Next would go on answering from the preview.
  const kept = headers.cookie?.split(/;\s*/).filter((one) => !one.startsWith(`${previewCookieName}=`));
  if (kept?.length) headers.cookie = kept.join('; ');
  else delete headers.cookie;
  return false;
}

/** Has Next answer. When a preview begins, the editor's cookie comes along. */
export async function passToNext(
  parts: PassParts,
  request: IncomingMessage,
  response: ServerResponse,
  headersOfPage: HeadersOfPage,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const answer = await parts.renderer.pass(request, senderOf(parts, request), gone.signal);
  const editor = answer.headers[editorHeader]?.toString();
  delete answer.headers[editorHeader];
  if (editor) {
    answer.headers['set-cookie'] = [...(answer.headers['set-cookie'] ?? []), parts.previews.begin(editor)];
    // The window in which a preview begins belongs to a Studio, perhaps on another host.
    setHeaders(response, openerPolicy(parts, 'unsafe-none'));
  }
  await sendPassed(answer, request, response, { headers: parts.headers, headersOfPage });
}

/** Where whoever sends a request is. */
export const senderOf = (
  { senderAddress }: Pick<PassParts, 'senderAddress'>,
  { socket, headers }: IncomingMessage,
): string => senderAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString());
