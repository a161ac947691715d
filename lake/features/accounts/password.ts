import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '../../kernel/refusal.ts';
import type { HashTask } from './hash-thread.ts';

/** Computes one hash. */
export type Derive = (task: HashTask) => Promise<Buffer>;

const run = promisify<string, Uint8Array, number, HashTask['options'], Buffer>(scrypt);
const deriveHere: Derive = ({ password, salt, bytes, options }) => run(password, salt, bytes, options);

// OWASP's password storage cheat sheet gives N, r and p for scrypt.
const usualCost = 2 ** 15;
const rest = { r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const bytes = 32;

/** The shortest password that is taken, in characters. */
export const minPasswordLength = 12;

/**
 * Hashes a password for storage, as `scrypt$<cost>$<salt>$<hash>` with salt and hash in hexadecimal. The cost is
 * scrypt's N.
 */
export async function hashPassword(password: string, cost = usualCost, derive = deriveHere): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(taskOf(password, salt, cost));
  return `scrypt$${cost}$${salt.toString('hex')}$${hash.toString('hex')}`;
}

/** Hashes a password that somebody has just chosen. Throws a 400 when it is too short. */
export async function hashChosen(password: string, cost?: number, derive?: Derive): Promise<string> {
  if (password.length < minPasswordLength)
    throw new Refusal(400, `Password must have ${minPasswordLength} characters or more`);
  return hashPassword(password, cost, derive);
}

/** The form of a stored hash; the oldest hashes do not name their cost. */
export const keptForm: RegExp = /^scrypt\$(\d{1,5}\$)?[0-9a-f]{32}\$[0-9a-f]{64}$/;

/**
 * Whether a password is the one whose stored hash is `kept`. Without `kept` it answers false, after as long as a hash
 * of this cost takes.
 */
export async function isPassword(
  password: string,
  kept: string | undefined,
  cost = usualCost,
  derive = deriveHere,
): Promise<boolean> {
  const [hash = '', salt = '', ownCost = kept ? usualCost : cost] = kept?.split('$').slice(1).reverse() ?? [];
  const expected = hash ? Buffer.from(hash, 'hex') : randomBytes(bytes);
  const found = await derive(taskOf(password, Buffer.from(salt || 'none', 'hex'), Number(ownCost)));
  return timingSafeEqual(found, expected);
}

const taskOf = (password: string, salt: Uint8Array, cost: number): HashTask => ({
  password: password.normalize('NFKC'),
  salt,
  bytes,
  options: { N: cost, ...rest },
});
