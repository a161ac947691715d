import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether what somebody gives is the secret, found out in the same time whatever is given and however long it is.
 * Nothing given is no secret.
 */
export const isSameSecret = (
  given: string | Uint8Array | null | undefined,
  secret: string | Uint8Array,
): boolean => given != null && timingSafeEqual(hash(given), hash(secret));

const hash = (secret: string | Uint8Array): Buffer => createHash('sha256').update(secret).digest();
