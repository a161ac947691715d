import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

// The cost that OWASP's password storage cheat sheet gives for scrypt.
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const bytes = 32;

/** The shortest password that is taken, in characters. */
export const shortestPassword = 12;

/** What is kept of a password: `scrypt$<salt>$<hash>`, in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password.normalize('NFKC'), salt, bytes, cost);
  return `scrypt$${salt.toString('hex')}$${hash.toString('hex')}`;
}

/** Whether a password is the one of which `kept` was kept; takes as long when nothing was. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, salt = '', hash = ''] = kept?.split('$') ?? [];
  const expected = hash ? Buffer.from(hash, 'hex') : randomBytes(bytes);
  const found = await derive(password.normalize('NFKC'), Buffer.from(salt || 'none', 'hex'), bytes, cost);
  return timingSafeEqual(found, expected);
}
