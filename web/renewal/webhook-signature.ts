import { createHmac, timingSafeEqual } from 'node:crypto';

const maxAgeMs = 5 * 60_000;

/** Whether a webhook's body bears Sanity's signature (`t=<time>,v1=<HMAC-SHA256>`) made with this secret a short while ago. */
export function isSigned(body: string, header: string, secret: string, now = Date.now()): boolean {
  const [, time, signature] = /^t=(\d+)[, ]+v1=([\w-]+)$/.exec(header.trim()) ?? [];
  if (!time || !signature || Math.abs(now - Number(time)) > maxAgeMs) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
