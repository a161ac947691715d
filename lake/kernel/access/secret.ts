import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess, in characters that are safe in a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash of a secret, which is what is kept of it: enough to recognise it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
