import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess, in characters that are safe in a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: enough to know it again. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
