import type { Handler } from '../../kernel/http/handler.ts';
import { readJson } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findAccount } from './account.ts';
import type { AccountServices } from './account-services.ts';
import { askForRole, findRoleRequest, type RoleRequest } from './role-request.ts';

/** Answers `/access/requests/me` with the caller's own request for a role, if it is pending or was declined. */
export const ownRequests: Handler<AccountServices> = (
  _request,
  { accounts: { database }, identity, options },
) => {
  const request = findRoleRequest(database, identity.id);
  return Response.json(request ? [asStudioKnows(request, options.projectId)] : []);
};

/**
 * Answers `/access/project/{id}/requests`: keeps a viewer's request to become an editor, the only role that can be
 * asked for. Throws a 400 for anybody but a viewer with an account.
 */
export const requestRole: Handler<AccountServices> = async (
  request,
  { accounts: { database }, identity, options },
) => {
  const { note = '', type } = await readJson(request);
  if (type !== 'role') throw new Refusal(400, `"${type}" cannot be asked for here, only a "role".`);
  const account = findAccount(database, identity.id);
  if (account?.role !== 'viewer') throw new Refusal(400, 'Only viewers with an account ask for a role.');
  const kept = askForRole(database, { account: account.id, role: 'editor', note: String(note) });
  return Response.json(asStudioKnows(kept, options.projectId));
};

function asStudioKnows({ account, role, note, status, created }: RoleRequest, project: string): object {
  return {
    id: account,
    type: 'role',
    status,
    note,
    requestedRole: role,
    resourceType: 'project',
    resourceId: project,
    requestedByUserId: account,
    createdAt: new Date(created).toISOString(),
  };
}
