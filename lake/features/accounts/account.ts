import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { together } from '@tessera/limits/together';
import type { Role } from '../../kernel/access/identity.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { select } from '../../kernel/store/select.ts';

/** A role that a person can have. */
export type AccountRole = Exclude<Role, 'anonymous'>;

/** The roles of people, the least first. */
export const accountRoles: readonly AccountRole[] = ['viewer', 'editor', 'admin'];

/** A person who may sign in. */
export interface Account {
  id: string;
  email: string;
  name: string;
  role: AccountRole;
  /** When the invitation was accepted, as an ISO date. */
  joined: string;
}

/** An account with the hash of its password, or null when it signs in without one. */
export type AccountWithPassword = Account & { password: string | null };

/** The id of the account with which one signs in on the lake's own machine; it has no password. */
export const localAccountId = 'local';

/** Whether somebody signs in with a password, which all do but whoever sits at the lake's own machine. */
export const hasPassword = ({ id }: Account): boolean => id !== localAccountId;

const columns = 'id, email, name, role, joined';

/** All accounts, in the order in which they joined. */
export const listAccounts = (database: DatabaseSync): Account[] =>
  select<Account>(database, `SELECT ${columns} FROM accounts ORDER BY joined`).all();

/** The account with an id, or undefined. */
export const findAccount = (database: DatabaseSync, id: string): Account | undefined =>
  select<Account>(database, `SELECT ${columns} FROM accounts WHERE id = ?`).get(id);

/** The account of an email address, with the hash of its password, or undefined. */
export const findByEmail = (database: DatabaseSync, email: string): AccountWithPassword | undefined =>
  select<AccountWithPassword>(database, `SELECT ${columns}, password FROM accounts WHERE email = ?`).get(
    email,
  );

/** The form of the ids that accounts get; those of the oldest have half as many digits. */
export const accountIdForm: RegExp = /^p([0-9a-f]{8}){1,2}$/;

// So many digits that no two people get the same, in this lake, in one whose accounts are brought here, or one after
// the other: the history goes on naming those who have left.
const newId = (): string => `p${randomBytes(8).toString('hex')}`;

/** Keeps a new account; `password` is the hash of its password, or null when it signs in without one. */
export function addAccount(
  database: DatabaseSync,
  { id = newId(), ...fields }: Omit<Account, 'id' | 'joined'> & { id?: string },
  password: string | null,
): Account {
  const account = { id, ...fields, joined: new Date().toISOString() };
  database
    .prepare('INSERT INTO accounts (id, email, name, role, password, joined) VALUES (?, ?, ?, ?, ?, ?)')
    .run(account.id, account.email, account.name, account.role, password, account.joined);
  return account;
}

/**
 * Gives an account another role, which applies from its next request on, and removes its request for one. Throws a 409
 * if no admin would be left.
 */
export function setRole(database: DatabaseSync, id: string, role: AccountRole): void {
  if (role !== 'admin') requireOtherAdmin(database, id);
  together(database, () => {
    database.prepare('DELETE FROM role_requests WHERE account = ?').run(id);
    database.prepare('UPDATE accounts SET role = ? WHERE id = ?').run(role, id);
  });
}

/** Removes an account and ends its sessions. Throws a 409 if no admin would be left. */
export function removeAccount(database: DatabaseSync, id: string): void {
  requireOtherAdmin(database, id);
  database.prepare('DELETE FROM accounts WHERE id = ?').run(id);
}

function requireOtherAdmin(database: DatabaseSync, id: string): void {
  const admins = listAccounts(database).filter(({ role }) => role === 'admin');
  const [last, other] = admins;
  if (last?.id !== id || other) return;
  throw new Refusal(409, `"${last.name}" is the last admin. Make somebody else an admin first.`);
}
