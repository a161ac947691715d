import { findToken, listTokens } from '../../kernel/access/tokens.ts';
import type { Handler, RequestContext, WithParams } from '../../kernel/http/handler.ts';
import { findAccount, listAccounts } from '../accounts/account.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import { rolesOf } from './roles.ts';

/** Answers `/users/me`: who the token belongs to, or nobody. */
export const me: Handler<AccountServices> = (_request, { identity }) => {
  if (identity.role === 'anonymous') return Response.json({});
  const { id, name, email = '', role } = identity;
  return Response.json({ id, name, email, provider: 'lake', ...rolesOf(role) });
};

/**
 * Answers `/users/{ids}`: one user, or a list when several are asked for. Somebody who has left is still answered, by
 * their id.
 */
export const users: Handler<AccountServices & WithParams<'ids'>> = (
  _request,
  { params, accounts: { database } },
) => {
  const ids = params.ids.split(',');
  const found = ids.map((id) => {
    const robot = findToken(database, id);
    const unknown = id === 'admin' ? 'Administrator' : 'Somebody who has left';
    const { name = robot?.name ?? unknown, email, joined = robot?.created } = findAccount(database, id) ?? {};
    const createdAt = joined && { createdAt: joined };
    return { id, displayName: name, email, imageUrl: null, provider: 'lake', ...createdAt };
  });
  return Response.json(ids.length === 1 ? found[0] : found);
};

/** Everybody with an account, and the tokens of programs as robots, as the members of a project. */
export function membersOf({ accounts: { database }, identity }: RequestContext & AccountServices): object[] {
  const people = listAccounts(database).map(({ id, role, name, email, joined }) => ({
    id,
    displayName: name,
    email,
    isCurrentUser: id === identity.id,
    isRobot: false,
    createdAt: joined,
    ...rolesOf(role),
  }));
  const robots = listTokens(database).map(({ id, role, name, created }) => ({
    id,
    displayName: name,
    isCurrentUser: id === identity.id,
    isRobot: true,
    createdAt: created,
    ...rolesOf(role),
  }));
  return [...people, ...robots];
}
