import type { Handler } from '../../kernel/http/handler.ts';
import { type AccountRole, accountRoles } from '../accounts/account.ts';

/** A role by the names that Sanity's applications know: that of an admin is "administrator" there. */
export function rolesOf(role: AccountRole | 'anonymous') {
  const name = role === 'admin' ? 'administrator' : role;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return { role: name, roles: [{ name, title }] };
}

/** The names of all roles. */
export const roleNames: readonly string[] = accountRoles.map((role) => rolesOf(role).role);

/** The role with such a name, or with the lake's own; undefined for other names. */
export const roleNamed = (name: unknown): AccountRole | undefined =>
  accountRoles.find((role) => rolesOf(role).role === name || role === name);

const all = () =>
  accountRoles
    .flatMap((role) => rolesOf(role).roles)
    .map((role) => ({ ...role, isCustom: false, appliesToUsers: true, appliesToRobots: true }));

/** Answers `/projects/{id}/roles`, all of which people and the tokens of programs can have. */
export const projectRoles: Handler = () => Response.json(all());

/** Answers `/access/project/{id}/roles`, the same in pages, of which there is one. */
export const pagedRoles: Handler = () =>
  Response.json({ data: all(), nextCursor: null, totalCount: all().length });
