import type { DatabaseSync } from 'node:sqlite';
import { together } from '@tessera/limits/together';
import type { Identity } from '../../kernel/access/identity.ts';
import type { Handler } from '../../kernel/http/handler.ts';
import { readJson } from '../../kernel/http/read-body.ts';
import { inBrackets, type NameOf } from '../../kernel/name-of.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Account, accountIdForm, accountRoles, listAccounts, localAccountId } from './account.ts';
import type { AccountServices } from './account-services.ts';
import { keptForm } from './password.ts';

/** An account with the hash of its password, as one lake hands it to another. */
export interface AccountRecord extends Account {
  password: string;
}

/**
 * Answers with all accounts and the hashes of their passwords, for the administrator's token alone, because its owner
 * can read the database anyway. The account of the lake's own machine is left out: it has no password and is of no use
 * elsewhere.
 */
export const takeAccounts: Handler<AccountServices> = (
  _request,
  { accounts: { database }, identity, options },
) => {
  requireToken(identity, options.nameOf);
  const accounts = database
    .prepare(`SELECT id, email, name, role, joined, password FROM accounts WHERE id != ? ORDER BY joined, id`)
    .all(localAccountId);
  return Response.json({ accounts }, { headers: { 'Cache-Control': 'no-store' } });
};

/**
 * Stores the accounts of `{accounts, replace}`, all or none. One whose id or email address is taken needs `replace`,
 * which removes the old account and ends its sessions; without it a 409 is thrown.
 */
export const bringAccounts: Handler<AccountServices> = async (
  request,
  { accounts: { database }, identity, options },
) => {
  requireToken(identity, options.nameOf);
  const { accounts, replace } = await readJson(request);
  if (!Array.isArray(accounts)) throw new Refusal(400, 'The body needs a list "accounts".');
  const records = accounts.map(readRecord);
  together(database, () => {
    const hadAdmin = hasAdmin(database);
    for (const record of records) put(database, record, replace === true);
    if (hadAdmin && !hasAdmin(database))
      throw new Refusal(409, 'This would leave no account with the role "admin".');
  });
  return Response.json({ ok: true });
};

const hasAdmin = (database: DatabaseSync): boolean =>
  listAccounts(database).some(({ role }) => role === 'admin');

function requireToken({ id, email }: Identity, nameOf: NameOf | undefined): void {
  if (id === 'admin' && email === undefined) return;
  throw new Refusal(
    403,
    `Accounts and what is kept of their passwords need the administrator's token${inBrackets('token', nameOf)}; nobody who is signed in gets them.`,
  );
}

function put(database: DatabaseSync, record: AccountRecord, replace: boolean): void {
  const { id, email, name, role, joined, password } = record;
  const there = database.prepare('SELECT email FROM accounts WHERE id = ? OR email = ?').get(id, email);
  if (there && !replace) throw new Refusal(409, `"${email}" has an account already, or the id of one.`);
  database.prepare('DELETE FROM accounts WHERE id = ? OR email = ?').run(id, email);
  database.prepare('DELETE FROM invitations WHERE email = ?').run(email);
  database
    .prepare('INSERT INTO accounts (id, email, name, role, joined, password) VALUES (?, ?, ?, ?, ?, ?)')
    .run(id, email, name, role, joined, password);
}

const forms: Record<keyof AccountRecord, RegExp> = {
  // An id of another form could be that of a program or of the administrator.
  id: accountIdForm,
  email: /^[^\s@]+@[^\s@]+$/,
  name: /^.{1,80}$/,
  role: new RegExp(`^(${accountRoles.join('|')})$`),
  joined: /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/,
  password: keptForm,
};

function readRecord(given: Record<string, unknown> | null, index: number): AccountRecord {
  const record: Record<string, unknown> = {};
  for (const [name, form] of Object.entries(forms)) {
    const value = given?.[name];
    if (typeof value !== 'string' || !form.test(value))
      throw new Refusal(400, `The account ${index + 1} has no "${name}" of the form that the lake keeps.`);
    record[name] = value;
  }
  // Each field was held to its form just now.
  return record as unknown as AccountRecord;
}
