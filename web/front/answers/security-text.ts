import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Environment } from '#settings/environment.ts';

/** The address at which people who found a weakness look up whom to tell (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt';

const dayMs = 24 * 3600 * 1000;
const validDays = 90; // the standard asks for less than a year

/** The text of `security.txt` as of `now`; null without a contact, because the standard requires one. */
export function securityText(
  { securityContacts, siteUrl }: Pick<Environment, 'securityContacts' | 'siteUrl'>,
  now = Date.now(),
): string | null {
  if (securityContacts.length === 0) return null;
  const expires = new Date(Math.ceil(now / dayMs) * dayMs + validDays * dayMs);
  return [
    ...securityContacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${securityTextPath}`,
    '',
  ].join('\n');
}

/** Sends the text of `security.txt`, which caches may keep for a day. */
export function sendSecurityText(text: string, { method }: IncomingMessage, response: ServerResponse): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' };
  response.writeHead(200, headers).end(method === 'HEAD' ? undefined : text);
}
