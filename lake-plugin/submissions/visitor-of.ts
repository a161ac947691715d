import type { RequestContext } from '#lake/kernel/http/handler.ts';

/**
 * Where a visitor is, by which limits count. The site brings a token and is believed; whoever brings none could say
 * anything, and is where their request comes from.
 */
export function visitorOf(request: Request, { identity, sender }: RequestContext): string {
  const isProgram = identity.role !== 'anonymous' && identity.email === undefined;
  return (isProgram && request.headers.get('x-forwarded-for')) || sender.address;
}
