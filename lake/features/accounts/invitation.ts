import type { DatabaseSync } from 'node:sqlite';
import { together } from '@tessera/limits/together';
import { hashSecret, newSecret } from '../../kernel/access/secret.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { select } from '../../kernel/store/select.ts';
import { type Account, type AccountRole, addAccount, findByEmail } from './account.ts';
import { type Derive, hashChosen } from './password.ts';

/** How long an invitation holds. */
export const invitationMs = 7 * 24 * 60 * 60_000;
const emailForm = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

/** An invitation that was sent to an email address and is not accepted yet. */
export interface Invitation {
  email: string;
  role: AccountRole;
  /** Until when it can be accepted, in milliseconds since 1970. */
  expires: number;
}

/**
 * Invites an email address and returns the secret of its link. A second invitation replaces the first. Throws a 400 for
 * what is no email address, and a 409 for one that has an account.
 */
export function invite(database: DatabaseSync, email: string, role: AccountRole, now = Date.now()): string {
  if (!emailForm.test(email)) throw new Refusal(400, `"${email}" is not an email address.`);
  if (findByEmail(database, email))
    throw new Refusal(
      409,
      `"${email}" has an account already. If its password is forgotten, make a link for a new one.`,
    );
  const secret = newSecret();
  database
    .prepare('INSERT OR REPLACE INTO invitations (hash, email, role, expires) VALUES (?, ?, ?, ?)')
    .run(hashSecret(secret), email, role, now + invitationMs);
  return secret;
}

/** The invitations that wait for an answer. */
export const listInvitations = (database: DatabaseSync, now = Date.now()): Invitation[] =>
  select<Invitation>(
    database,
    'SELECT email, role, expires FROM invitations WHERE expires > ? ORDER BY expires',
  ).all(now);

/** The invitation of a link's secret, or undefined when it was accepted, taken back, or is too old. */
export const findInvitation = (
  database: DatabaseSync,
  secret: string,
  now = Date.now(),
): Invitation | undefined =>
  select<Invitation>(
    database,
    'SELECT email, role, expires FROM invitations WHERE hash = ? AND expires > ?',
  ).get(hashSecret(secret), now);

/** Takes an invitation back. */
export function withdrawInvitation(database: DatabaseSync, email: string): void {
  database.prepare('DELETE FROM invitations WHERE email = ?').run(email);
}

/**
 * Makes an account from an invitation. Throws a 400 that says what is missing, and a 404 when the link is no longer
 * valid.
 */
export async function acceptInvitation(
  database: DatabaseSync,
  secret: string,
  { name, password, cost, derive }: { name: string; password: string; cost?: number; derive?: Derive },
): Promise<Account> {
  if (!name.trim()) throw new Refusal(400, 'Name is required');
  const kept = await hashChosen(password, cost, derive);
  const { email, role } = findInvitation(database, secret) ?? {};
  if (!email || !role) throw new Refusal(404, 'This invitation was accepted, withdrawn, or has expired.');
  return together(database, () => {
    withdrawInvitation(database, email);
    return addAccount(database, { email, role, name: name.trim().slice(0, 80) }, kept);
  });
}
