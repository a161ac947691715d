import type { DatabaseSync } from 'node:sqlite';
import type { Handler, RequestContext, WithParams } from '../../kernel/http/handler.ts';
import { readJson } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import {
  type Account,
  type AccountRole,
  accountRoles,
  findAccount,
  hasPassword,
  listAccounts,
  removeAccount,
  setRole,
} from './account.ts';
import type { AccountServices } from './account-services.ts';
import { invite, listInvitations, withdrawInvitation } from './invitation.ts';
import { makePasswordLink } from './password-link.ts';
import { answerRoleRequest, listRoleRequests } from './role-request.ts';

/** Answers with the accounts, whether each has a password, the open invitations and the pending requests for a role. */
export const team: Handler<AccountServices> = (_request, { accounts }) =>
  Response.json({
    accounts: listAccounts(accounts.database).map((account) => ({
      ...account,
      hasPassword: hasPassword(account),
    })),
    invitations: listInvitations(accounts.database),
    requests: listRoleRequests(accounts.database),
  });

/** Invites `{email, role}` and answers with the link, which is shown once and leads to the Studio that has asked. */
export const inviteSomebody: Handler<AccountServices> = async (request, context) => {
  const { email, role } = await readJson(request);
  const secret = invite(context.accounts.database, String(email ?? '').trim(), roleOf(role));
  return tellLink(`/lake/invitations/${secret}`, request, context);
};

/**
 * Answers with a link by which the owner of an account chooses a new password; it is shown once and leads to the Studio
 * that has asked.
 */
export const linkForPassword: Handler<AccountServices & WithParams<'id'>> = (request, context) => {
  const { database } = context.accounts;
  const secret = makePasswordLink(database, requireAccount(database, context.params.id));
  return tellLink(`/lake/passwords/${secret}`, request, context);
};

function tellLink(path: string, request: Request, { options }: RequestContext): Response {
  const link = new URL(options.publicUrl + path);
  const studio = request.headers.get('origin');
  if (studio) link.searchParams.set('origin', `${studio}/studio`);
  return Response.json({ link: link.href });
}

/** Takes the invitation of `{email}` back. */
export const withdraw: Handler<AccountServices> = async (request, { accounts }) => {
  withdrawInvitation(accounts.database, String((await readJson(request)).email ?? ''));
  return Response.json({ ok: true });
};

/** Gives an account the role of `{role}`, or removes it when that is null. Throws a 409 if no admin would be left. */
export const changeAccount: Handler<AccountServices & WithParams<'id'>> = async (
  request,
  { accounts: { database }, params },
) => {
  const given = (await readJson(request)).role;
  const role = given === null ? null : roleOf(given);
  const account = requireAccount(database, params.id);
  if (role) setRole(database, account.id, role);
  else removeAccount(database, account.id);
  return Response.json({ ok: true });
};

/** Answers an account's request for a role: gives it that of `{role}`, or declines when that is null. */
export const decideOnRole: Handler<AccountServices & WithParams<'id'>> = async (
  request,
  { accounts: { database }, params },
) => {
  const { role } = await readJson(request);
  answerRoleRequest(database, params.id, role === null ? null : roleOf(role));
  return Response.json({ ok: true });
};

function requireAccount(database: DatabaseSync, id: string): Account {
  const account = findAccount(database, id);
  if (!account) throw new Refusal(404, `There is no account "${id}".`);
  return account;
}

function roleOf(given: unknown): AccountRole {
  const role = accountRoles.find((one) => one === given);
  if (role) return role;
  throw new Refusal(400, `"${given}" is not a role. The roles are ${accountRoles.join(', ')}.`);
}
