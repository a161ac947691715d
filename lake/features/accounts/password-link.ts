import type { DatabaseSync } from 'node:sqlite';
import { together } from '@tessera/limits/together';
import { hashSecret, newSecret } from '../../kernel/access/secret.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { select } from '../../kernel/store/select.ts';
import { type Account, hasPassword } from './account.ts';
import { invitationMs } from './invitation.ts';
import { type Derive, hashChosen } from './password.ts';
import { endSessionsOf } from './session.ts';

/**
 * Makes a link by which the owner of an account chooses a new password, and returns its secret. It holds as long as an
 * invitation; a second one replaces the first. Until it is used, the account is as it was. Throws a 409 for the account
 * that signs in without a password.
 */
export function makePasswordLink(database: DatabaseSync, account: Account, now = Date.now()): string {
  if (!hasPassword(account))
    throw new Refusal(409, `"${account.name}" signs in with one click on this machine, without a password.`);
  const secret = newSecret();
  database.prepare('DELETE FROM password_links WHERE expires < ?').run(now);
  database
    .prepare('INSERT OR REPLACE INTO password_links (hash, account, expires) VALUES (?, ?, ?)')
    .run(hashSecret(secret), account.id, now + invitationMs);
  return secret;
}

/** The account of a link's secret, or undefined when it was used or replaced, or is too old. */
export const findByPasswordLink = (
  database: DatabaseSync,
  secret: string,
  now = Date.now(),
): Account | undefined =>
  select<Account>(
    database,
    `SELECT accounts.id, email, name, role, joined FROM password_links JOIN accounts ON accounts.id = account
       WHERE hash = ? AND expires > ?`,
  ).get(hashSecret(secret), now);

/**
 * Gives the account of a link a new password, and ends all its sessions. Throws a 400 for a password that is too short,
 * and a 404 when the link is no longer valid.
 */
export async function setPassword(
  database: DatabaseSync,
  secret: string,
  { password, cost, derive }: { password: string; cost?: number; derive?: Derive },
): Promise<Account> {
  const kept = await hashChosen(password, cost, derive);
  return together(database, () => {
    const account = findByPasswordLink(database, secret);
    if (!account) throw new Refusal(404, 'This link was used or replaced, or has expired.');
    database.prepare('DELETE FROM password_links WHERE account = ?').run(account.id);
    database.prepare('UPDATE accounts SET password = ? WHERE id = ?').run(kept, account.id);
    endSessionsOf(database, account.id);
    return account;
  });
}
