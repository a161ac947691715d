import {
  createToken,
  deleteToken,
  findToken,
  listTokens,
  type TokenRecord,
} from '../../kernel/access/tokens.ts';
import type { Handler, RequestContext, WithParams } from '../../kernel/http/handler.ts';
import { readJson } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import { rolesOf } from '../project/roles.ts';
import { readExpiry, readLabel, readRole } from './read-token.ts';

// Sanity's present API, which its CLI asks: a token belongs to a robot, which is a member of the project.

/** Answers `GET /access/project/{id}/robots`: the tokens of programs, without their secrets. */
export const listRobots: Handler<AccountServices> = (_request, context) =>
  Response.json({
    data: listTokens(context.accounts.database).map((token) => describe(token, context)),
    nextCursor: null,
  });

/** Answers `POST /access/project/{id}/robots`: makes a token for a role and shows it, this once. */
export const createRobot: Handler<AccountServices> = async (request, context) => {
  const { label, memberships, expiresAt } = await readJson(request);
  // The value may be anything; only the roles of its first item are read.
  const roles = (memberships as { roleNames?: unknown }[] | undefined)?.[0]?.roleNames;
  const made = createToken(context.accounts.database, {
    name: readLabel(label),
    role: readRole(Array.isArray(roles) ? roles[0] : undefined),
    expires: readExpiry(expiresAt),
  });
  return Response.json({ ...describe(made, context), token: made.token }, noStore);
};

/** Answers `DELETE /access/project/{id}/robots/{robot}`: the token is refused from the next request on. */
export const deleteRobot: Handler<AccountServices & WithParams<'id'>> = (_request, { accounts, params }) => {
  if (!deleteToken(accounts.database, params.id))
    throw new Refusal(404, `There is no token with the id "${params.id}".`);
  return Response.json({ id: params.id, deleted: true });
};

/**
 * Answers `POST /access/robots/me/rotate`: makes a new token with the label, role and end of the one that asks, which
 * is refused from then on.
 */
export const rotateRobot: Handler<AccountServices> = (_request, context) => {
  const { database } = context.accounts;
  const before = findToken(database, context.identity.id);
  if (!before) throw new Refusal(400, 'Only a token that was made in this project can rotate itself.');
  const made = createToken(database, before);
  deleteToken(database, before.id);
  return Response.json({ ...describe(made, context), token: made.token }, noStore);
};

const noStore = { headers: { 'Cache-Control': 'no-store' } };

function describe({ id, name, role, created, expires }: TokenRecord, { options }: RequestContext) {
  return {
    id,
    label: name,
    createdAt: created || null,
    expiresAt: expires,
    memberships: [
      {
        resourceType: 'project',
        resourceId: options.projectId,
        roleNames: [rolesOf(role).role],
      },
    ],
  };
}
