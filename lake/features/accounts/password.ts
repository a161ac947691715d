import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

// OWASP's password storage cheat sheet gives N, r and p for scrypt.
const usualCost = 2 ** 15;
const rest = { r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const bytes = 32;

/** The shortest password that is taken, in characters. */
export const minPasswordLength = 12;

/** What is kept of a password: `scrypt$<cost>$<salt>$<hash>`, salt and hash in hexadecimal. The cost is scrypt's N. */
export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password.normalize('NFKC'), salt, bytes, { N: cost, ...rest });
  return `scrypt$${cost}$${salt.toString('hex')}$${hash.toString('hex')}`;
}

/** The form of what is kept; the first hashes that were kept do not name their cost. */
export const keptForm: RegExp = /^scrypt\$(\d{1,5}\$)?[0-9a-f]{32}\$[0-9a-f]{64}$/;

/** Whether a password is the one of which `kept` was kept; takes as long as one of this cost when nothing was. */
export async function isPassword(
  password: string,
  kept: string | undefined,
  cost = usualCost,
): Promise<boolean> {
  const [hash = '', salt = '', ownCost = kept ? usualCost : cost] = kept?.split('$').slice(1).reverse() ?? [];
  const expected = hash ? Buffer.from(hash, 'hex') : randomBytes(bytes);
  const found = await derive(password.normalize('NFKC'), Buffer.from(salt || 'none', 'hex'), bytes, {
    N: Number(ownCost),
    ...rest,
  });
  return timingSafeEqual(found, expected);
}
