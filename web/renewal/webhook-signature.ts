import { createHmac, timingSafeEqual } from 'node:crypto';

const maxAgeMs = 5 * 60_000;
const taken = new Map<string, number>();

/** Whether a webhook's body bears Sanity's signature (`t=<time>,v1=<HMAC-SHA256>`) made with this secret a short while ago. */
export function isSigned(body: string, header: string, secret: string, now = Date.now()): boolean {
  const [, time, signature] = /^t=(\d+)[, ]+v1=([\w-]+)$/.exec(header.trim()) ?? [];
  if (!time || !signature || Math.abs(now - Number(time)) > maxAgeMs) return false;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Whether a signed call comes for the first time, and notes it: by its `idempotency-key`, which Sanity sends again with the
 * same call, and by its signature, which whoever has overheard a call cannot change. Kept for as long as a signature holds.
 */
export function isFirst(header: string, idempotencyKey: string | null, now = Date.now()): boolean {
  // As the signature is read: the same bytes can be written with other spaces, and with other last bits.
  const [, time, signature = ''] = /^t=(\d+)[, ]+v1=([\w-]+)$/.exec(header.trim()) ?? [];
  const names = [`${time} ${Buffer.from(signature, 'base64url').toString('hex')}`];
  if (idempotencyKey) names.push(idempotencyKey);
  for (const [name, until] of taken) if (until < now) taken.delete(name);
  const isNew = names.every((name) => !taken.has(name));
  // One whose clock is ahead holds for longer.
  for (const name of names) taken.set(name, now + 2 * maxAgeMs);
  return isNew;
}
