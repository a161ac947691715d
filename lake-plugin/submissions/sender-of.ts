import type { RequestContext } from '#lake/kernel/http/handler.ts';

/** Where a visitor is, as the site says, which brings a token; whoever brings none may say what he likes. */
export function senderOf(request: Request, { identity }: RequestContext): string {
  const isProgram = identity.role !== 'anonymous' && identity.email === undefined;
  return (isProgram && request.headers.get('x-forwarded-for')) || 'unknown';
}
