import type { Handler, RequestContext, WithParams } from '../../kernel/http/handler.ts';
import type { AccountRole } from '../accounts/account.ts';
import { accountRoles, findAccount, listAccounts } from '../accounts/account.ts';
import type { AccountServices } from '../accounts/account-services.ts';

/** Answers `/users/me`: who the token belongs to, or nobody. */
export const me: Handler<AccountServices> = (_request, { identity }) => {
  if (identity.role === 'anonymous') return Response.json({});
  const { id, name, email = '', role } = identity;
  return Response.json({ id, name, email, provider: 'lake', ...rolesOf(role) });
};

/** Answers `/users/{ids}`: one user, or a list when several are asked for. Whoever has left goes on by their id. */
export const users: Handler<AccountServices & WithParams<'ids'>> = (
  _request,
  { params, accounts: { database } },
) => {
  const ids = params.ids.split(',');
  const found = ids.map((id) => {
    const { name = id === 'admin' ? 'Administrator' : 'Somebody who has left', email } =
      findAccount(database, id) ?? {};
    return { id, displayName: name, email, imageUrl: null, provider: 'lake' };
  });
  return Response.json(ids.length === 1 ? found[0] : found);
};

/** Everybody with an account, as the members of a project. */
export function membersOf({ accounts: { database }, identity }: RequestContext & AccountServices): object[] {
  return listAccounts(database).map(({ id, role, name, email }) => ({
    id,
    displayName: name,
    email,
    isCurrentUser: id === identity.id,
    isRobot: false,
    ...rolesOf(role),
  }));
}

/** The roles of this lake, as the Studio lists them. */
export const allRoles = (): object[] =>
  accountRoles.map((role) => rolesOf(role).roles[0]).filter((role) => role !== undefined);

/** A role by the names that the Studio knows. */
function rolesOf(role: AccountRole | 'anonymous') {
  const name = role === 'admin' ? 'administrator' : role;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return { role: name, roles: [{ name, title }] };
}
