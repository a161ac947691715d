import { isLoopbackHost } from '@tessera/limits/loopback';
import { inBrackets } from '../name-of.ts';
import type { LakeOptions } from '../options.ts';
import { Refusal } from '../refusal.ts';

/** Refuses a request that came under a host name that is not the lake's own (DNS rebinding). */
export function checkHost(request: Request, options: LakeOptions): void {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (isLoopbackHost(name) || options.hosts?.some((own) => own.toLowerCase() === name)) return;
  throw new Refusal(
    403,
    `The lake does not answer to the host "${name}". Add it to its hosts${inBrackets('hosts', options.nameOf)} if it is yours.`,
  );
}

/**
 * What pages of an origin may do that is not on the allow-list of the options; undefined when they may not call the
 * lake.
 */
export type OriginRule = (origin: string) => { allowCredentials: boolean } | undefined;

/**
 * The CORS headers for a request from a browser page. Throws a 403 when its origin is neither on the allow-list nor the
 * lake's own nor known to `ruleOf`, or when it brings a token that the rule does not allow. `hasTicket` says that the
 * request follows one of the lake's own redirects.
 */
export function corsHeaders(
  request: Request,
  options: LakeOptions,
  hasTicket = false,
  ruleOf: OriginRule = () => undefined,
): Record<string, string> {
  const origin = request.headers.get('origin');
  // With `Vary`, because a cache must not give this answer to a page of another origin.
  if (origin === null || isOwn(origin, request)) return { Vary: 'Origin' };
  const isListed =
    options.origins.includes(origin) || (origin === 'null' && (hasTicket || bringsToken(request)));
  const rule = isListed ? { allowCredentials: true } : ruleOf(origin);
  if (!rule) {
    throw new Refusal(
      403,
      `Pages of "${origin}" may not call this lake. Its "origins"${inBrackets('origins', options.nameOf)} are ${options.origins.join(', ')}; an admin adds others by "sanity cors add".`,
    );
  }
  if (!rule.allowCredentials && bringsToken(request))
    throw new Refusal(
      403,
      `Pages of "${origin}" may read what is public, but not send a token. To let them, add the origin with "allowCredentials".`,
    );
  return {
    'Access-Control-Allow-Origin': origin,
    ...(rule.allowCredentials && { 'Access-Control-Allow-Credentials': 'true' }),
    'Access-Control-Expose-Headers': 'Content-Type, Content-Length, ETag, X-Sanity-Shard',
    Vary: 'Origin',
  };
}

/** Whether the request comes from a page of the lake itself, such as the one on which people sign in. */
const isOwn = (origin: string, request: Request): boolean =>
  URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;

/**
 * Whether a request brings a token, or a preflight asks to. Browsers send the origin "null" both after a redirect and
 * for sandboxed pages: only the token tells them apart.
 */
function bringsToken(request: Request): boolean {
  const asksFor = request.headers.get('access-control-request-headers') ?? '';
  return request.method === 'OPTIONS'
    ? /\bauthorization\b/i.test(asksFor)
    : request.headers.has('authorization');
}

/** The answer to a CORS preflight. */
export function preflight(request: Request, cors: Record<string, string>): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...cors,
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
      'Access-Control-Allow-Headers':
        request.headers.get('access-control-request-headers') ?? 'authorization, content-type',
      'Access-Control-Max-Age': '600',
    },
  });
}
