import { createToken, deleteToken, listTokens, type TokenRecord } from '../../kernel/access/tokens.ts';
import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { readJson } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import { rolesOf } from '../project/roles.ts';
import { readExpiry, readLabel, readRole } from './read-token.ts';

// The older of Sanity's two APIs for tokens, which scripts go on using.

/** Answers `GET /projects/{id}/tokens`: the tokens of programs, without their secrets. */
export const tokens: Handler<AccountServices> = (_request, { accounts }) =>
  Response.json(listTokens(accounts.database).map(describe));

/**
 * Answers `POST /projects/{id}/tokens`: makes a token with a `label` for `roleName`, until `expiresAt` if that is
 * given, and shows it as `key`, this once.
 */
export const addToken: Handler<AccountServices> = async (request, { accounts }) => {
  const { label, roleName, expiresAt } = await readJson(request);
  const made = createToken(accounts.database, {
    name: readLabel(label),
    role: readRole(roleName),
    expires: readExpiry(expiresAt),
  });
  return Response.json({ ...describe(made), key: made.token }, { headers: { 'Cache-Control': 'no-store' } });
};

/** Answers `DELETE /projects/{id}/tokens/{token}`: it is refused from the next request on. */
export const removeToken: Handler<AccountServices & WithParams<'id'>> = (_request, { accounts, params }) => {
  if (!deleteToken(accounts.database, params.id))
    throw new Refusal(404, `There is no token with the id "${params.id}".`);
  return Response.json({ deleted: true });
};

const describe = ({ id, name, role, created }: TokenRecord) => ({
  id,
  label: name,
  projectUserId: id,
  createdAt: created || null,
  roles: rolesOf(role).roles,
});
