import type { RequestContext } from '#lake/kernel/http/handler.ts';

/**
 * Where a visitor is by whom limits count: as the site says, which brings a token; whoever brings none may say what he likes, and is
 * where his request comes from.
 */
export function senderOf(request: Request, { identity, sender }: RequestContext): string {
  const isProgram = identity.role !== 'anonymous' && identity.email === undefined;
  return (isProgram && request.headers.get('x-forwarded-for')) || sender.address;
}
