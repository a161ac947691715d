import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentRequestId } from '#telemetry/request/current-request.ts';
import { retrySeconds } from '../../headers/retry-seconds.ts';
import type { SiteHeaders } from '../../headers/site-headers.ts';

/**
 * Tells a visitor that what they asked for cannot be had just now, as a page or as plain text. The answer shows the id
 * of the request, by which the operator finds in the log what failed.
 */
export function sendFailure(
  { headers: { page, plain } }: { headers: SiteHeaders },
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  status: number,
): void {
  const reference = currentRequestId();
  const isPage = headers.accept?.includes('text/html') ?? false;
  const text = isPage
    ? failurePage(reference)
    : `${sentence}${reference ? `\nReference ${reference}` : ''}\n`;
  response.writeHead(status, {
    ...(isPage ? page(text) : plain),
    'content-type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': retrySeconds }),
  });
  response.end(method === 'HEAD' ? undefined : text);
}

const sentence = 'This page cannot be shown at the moment. Try again soon.';

/** The page of a failure. It uses nothing that could have failed with it: no styles, no picture, no content. */
export const failurePage = (reference: string | undefined): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Not at the moment</title>
<body style="font: 1.125rem/1.5 system-ui, sans-serif; max-width: 36rem; margin: 20vh auto; padding: 0 1.5rem">
<h1 style="font-size: 1.5rem">${sentence}</h1>
${reference ? `<p>Reference <code>${reference}</code></p>` : ''}
</html>
`;
