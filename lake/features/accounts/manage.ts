import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { readJson } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import {
  type AccountRole,
  accountRoles,
  findAccount,
  listAccounts,
  removeAccount,
  setRole,
} from './account.ts';
import type { AccountServices } from './account-services.ts';
import { invite, listInvitations, withdrawInvitation } from './invitation.ts';
import { answerRoleRequest, listRoleRequests } from './role-request.ts';

/** Answers with the accounts, the open invitations and the pending requests for a role. */
export const team: Handler<AccountServices> = (_request, { accounts }) =>
  Response.json({
    accounts: listAccounts(accounts.database),
    invitations: listInvitations(accounts.database),
    requests: listRoleRequests(accounts.database),
  });

/** Invites `{email, role}` and answers with the link, which is shown once and leads to the Studio that has asked. */
export const inviteSomebody: Handler<AccountServices> = async (request, { accounts, options }) => {
  const { email, role } = await readJson(request);
  const secret = invite(accounts.database, String(email ?? '').trim(), roleOf(role));
  const link = new URL(`${options.publicUrl}/lake/invitations/${secret}`);
  const studio = request.headers.get('origin');
  if (studio) link.searchParams.set('origin', `${studio}/studio`);
  return Response.json({ link: link.href });
};

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
  const account = findAccount(database, params.id);
  if (!account) throw new Refusal(404, `There is no account "${params.id}".`);
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

function roleOf(given: unknown): AccountRole {
  const role = accountRoles.find((one) => one === given);
  if (role) return role;
  throw new Refusal(400, `"${given}" is not a role. The roles are ${accountRoles.join(', ')}.`);
}
