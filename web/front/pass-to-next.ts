import type { IncomingMessage, ServerResponse } from 'node:http';
import { asVisitors } from '#canvas/as-visitors.ts';
import type { SenderAddress } from '#limits/sender-address.ts';
import { type HeadersOfPage, openerPolicy, type SiteHeaders } from '../headers/site-headers.ts';
import { sendPassed } from './answers/send-passed.ts';
import { setHeaders } from './answers/set-headers.ts';
import { previewCookieName } from './previews/preview-cookie-name.ts';
import { editorHeader, type PreviewSessions } from './previews/preview-sessions.ts';
import type { RendererLink } from './renderer-link.ts';

/** What a front needs to pass requests on to Next. */
export interface PassParts {
  renderer: RendererLink;
  headers: SiteHeaders;
  /** The value of the cookie by which Next recognises a preview. */
  previewCookie: string;
  previews: PreviewSessions;
  /** Finds the address of the visitor who sent a request. */
  senderAddress: SenderAddress;
  /** The address of the site as browsers see it. */
  siteUrl: string;
}

/**
 * Whether a request comes from an editor who may see drafts at this moment and asks for them. If not, takes the preview
 * cookie out of the request.
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
  // With the cookie, Next would go on answering from the preview.
  const kept = headers.cookie?.split(/;\s*/).filter((one) => !one.startsWith(`${previewCookieName}=`));
  if (kept?.length) headers.cookie = kept.join('; ');
  else delete headers.cookie;
  return false;
}

/** Has Next answer a request. When a preview begins, adds the editor's cookie to the answer. */
export async function passToNext(
  parts: PassParts,
  request: IncomingMessage,
  response: ServerResponse,
  headersOfPage: HeadersOfPage,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const answer = await parts.renderer.pass(request, addressOfRequest(parts, request), gone.signal);
  const editor = answer.headers[editorHeader]?.toString();
  delete answer.headers[editorHeader];
  if (editor) {
    answer.headers['set-cookie'] = [...(answer.headers['set-cookie'] ?? []), parts.previews.begin(editor)];
    // The window in which a preview begins belongs to a Studio, perhaps on another host.
    setHeaders(response, openerPolicy(parts, 'unsafe-none'));
  }
  await sendPassed(answer, response, { headers: parts.headers, headersOfPage });
}

/** The address of the client that sent a request, behind trusted proxies, too. */
export const addressOfRequest = (
  { senderAddress }: Pick<PassParts, 'senderAddress'>,
  { socket, headers }: IncomingMessage,
): string => senderAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString());
