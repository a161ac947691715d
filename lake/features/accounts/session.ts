import type { DatabaseSync } from 'node:sqlite';
import type { TokenReader } from '../../kernel/access/identity.ts';
import { hashSecret, newSecret } from '../../kernel/access/secret.ts';
import { select } from '../../kernel/store/select.ts';
import type { Account } from './account.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long somebody stays signed in. */
export const sessionMs = 14 * dayMs;

/**
 * Notes that the owner of an account has signed in, and returns the id with which their Studio fetches its token. The
 * id can be used once and for a minute, because it travels in an address.
 */
export function noteSignIn(database: DatabaseSync, account: string, now = Date.now()): string {
  const sid = newSecret();
  database.prepare('DELETE FROM sign_ins WHERE expires < ?').run(now);
  database
    .prepare('INSERT INTO sign_ins (hash, account, expires) VALUES (?, ?, ?)')
    .run(hashSecret(sid), account, now + minuteMs);
  return sid;
}

/** Opens the session of a noted sign-in and returns its token; undefined when it was fetched before or is too old. */
export function openSession(database: DatabaseSync, sid: string, now = Date.now()): string | undefined {
  const noted = select<{ account: string; expires: number }>(
    database,
    'DELETE FROM sign_ins WHERE hash = ? RETURNING account, expires',
  ).get(hashSecret(sid));
  if (!noted || noted.expires < now) return undefined;
  const token = newSecret();
  database.prepare('DELETE FROM sessions WHERE expires < ?').run(now);
  database
    .prepare('INSERT INTO sessions (hash, account, expires) VALUES (?, ?, ?)')
    .run(hashSecret(token), noted.account, now + sessionMs);
  return token;
}

/** The account of a session's token and when it ends, or undefined when there is none or it has ended. */
export function findSession(
  database: DatabaseSync,
  token: string,
  now = Date.now(),
): (Account & { expires: number }) | undefined {
  return select<Account & { expires: number }>(
    database,
    `SELECT accounts.id, email, name, role, joined, expires FROM sessions JOIN accounts ON accounts.id = account
       WHERE hash = ? AND expires > ?`,
  ).get(hashSecret(token), now);
}

/** How many sessions of an account are open. */
export const countSessions = (database: DatabaseSync, account: string, now = Date.now()): number =>
  select<{ count: number }>(
    database,
    'SELECT count(*) AS count FROM sessions WHERE account = ? AND expires > ?',
  ).get(account, now)?.count ?? 0;

/** Ends the session of a token. */
export function endSession(database: DatabaseSync, token: string): void {
  database.prepare('DELETE FROM sessions WHERE hash = ?').run(hashSecret(token));
}

/** Ends all sessions of an account, and sign-ins whose token was not fetched yet. */
export function endSessionsOf(database: DatabaseSync, account: string): void {
  database.prepare('DELETE FROM sign_ins WHERE account = ?').run(account);
  database.prepare('DELETE FROM sessions WHERE account = ?').run(account);
}

/** Reads the identity of a token from the sessions in a database. */
export const sessionsIn =
  (database: DatabaseSync): TokenReader =>
  (token) => {
    const session = findSession(database, token);
    if (!session) return undefined;
    const { id, role, name, email } = session;
    return { id, role, name, email };
  };
