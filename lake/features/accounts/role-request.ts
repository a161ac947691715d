import type { DatabaseSync } from 'node:sqlite';
import { Refusal } from '../../kernel/refusal.ts';
import { select } from '../../kernel/store/select.ts';
import { type Account, type AccountRole, setRole } from './account.ts';

const pauseMs = 14 * 24 * 60 * 60_000; // two weeks, as long as the Studio waits before it lets somebody ask again
const maxNoteLength = 150; // characters, as many as the Studio's field takes

/** A viewer's request for a role. It is removed as soon as they are given one, in whatever way. */
export interface RoleRequest {
  account: string;
  role: AccountRole;
  note: string;
  status: 'pending' | 'declined';
  /** When it was made, or declined, in milliseconds since 1970. */
  created: number;
}

/** The request of an account, or undefined. Only viewers have one. */
export const findRoleRequest = (database: DatabaseSync, account: string): RoleRequest | undefined =>
  select<RoleRequest>(
    database,
    `SELECT role_requests.* FROM role_requests JOIN accounts ON accounts.id = account
     WHERE account = ? AND accounts.role = 'viewer'`,
  ).get(account);

/** The pending requests, each with the name and email address of its account, the oldest first. */
export const listRoleRequests = (database: DatabaseSync): (RoleRequest & Pick<Account, 'name' | 'email'>)[] =>
  select<RoleRequest & Pick<Account, 'name' | 'email'>>(
    database,
    `SELECT account, name, email, role_requests.role, note, status, created
     FROM role_requests JOIN accounts ON accounts.id = account
     WHERE status = 'pending' AND accounts.role = 'viewer' ORDER BY created`,
  ).all();

/**
 * Keeps the request of a viewer. Throws a 409 when their last one was declined less than two weeks ago, and a 429
 * when it was made less than two weeks ago and has no answer yet.
 */
export function askForRole(
  database: DatabaseSync,
  { account, role, note }: Pick<RoleRequest, 'account' | 'role' | 'note'>,
  now = Date.now(),
): RoleRequest {
  const before = findRoleRequest(database, account);
  if (before && before.created + pauseMs > now) {
    const again = new Date(before.created + pauseMs).toLocaleDateString('en', { dateStyle: 'long' });
    throw before.status === 'declined'
      ? new Refusal(409, `An administrator has declined this. You can ask again from ${again}.`)
      : new Refusal(429, 'You have already asked. Administrators see your request in the Studio under Team.');
  }
  const request = {
    account,
    role,
    note: note.slice(0, maxNoteLength),
    status: 'pending',
    created: now,
  } as const;
  database
    .prepare(
      'INSERT OR REPLACE INTO role_requests (account, role, note, status, created) VALUES (?, ?, ?, ?, ?)',
    )
    .run(account, role, request.note, request.status, now);
  return request;
}

/**
 * Answers the pending request of an account: gives it the role, or notes that it was declined when `role` is null.
 * Throws a 404 when there is none.
 */
export function answerRoleRequest(
  database: DatabaseSync,
  account: string,
  role: AccountRole | null,
  now = Date.now(),
): void {
  if (findRoleRequest(database, account)?.status !== 'pending')
    throw new Refusal(404, `"${account}" has not asked for a role.`);
  if (role === null) {
    // They may ask again two weeks after the answer, however long they waited for it.
    database
      .prepare("UPDATE role_requests SET status = 'declined', created = ? WHERE account = ?")
      .run(now, account);
    return;
  }
  setRole(database, account, role);
}
