import { createHmac } from 'node:crypto';
import { isSameSecret } from '#limits/same-secret.ts';

const maxAgeMs = 5 * 60_000;

/**
 * Whether a webhook's body bears Sanity's signature (`t=<time>,v1=<HMAC-SHA256>`), made with this secret at most five
 * minutes before or after `now`.
 */
export function isSigned(body: string, header: string, secret: string, now = Date.now()): boolean {
  const given = readSignature(header);
  if (!given || Math.abs(now - Number(given.time)) > maxAgeMs) return false;
  const expected = createHmac('sha256', secret).update(`${given.time}.${body}`).digest();
  return isSameSecret(given.signature, expected);
}

/** The time and the bytes of the signature in a header; undefined when it has none. */
export function readSignature(header: string): { time: string; signature: Buffer } | undefined {
  const [, time, signature] = /^t=(\d+)[, ]+v1=([\w-]+)$/.exec(header.trim()) ?? [];
  return time && signature ? { time, signature: Buffer.from(signature, 'base64url') } : undefined;
}
