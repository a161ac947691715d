import type { Handler } from '../handler.ts';
import { readJson } from '../read-body.ts';
import { Refusal } from '../refusal.ts';
import { findAccount } from './account.ts';
import { askForRole, findRoleRequest, type RoleRequest } from './role-request.ts';

/** Answers `/access/requests/me`: whether one waits for a role, or was declined. */
export const ownRequests: Handler = (_request, { accounts: { database }, identity, options }) => {
  const request = findRoleRequest(database, identity.id);
  return Response.json(request ? [asStudioKnows(request, options.projectId)] : []);
};

/** Answers `/access/project/{id}/requests`: keeps that a viewer wants to edit. Nobody asks for more than that. */
export const requestRole: Handler = async (request, { accounts: { database }, identity, options }) => {
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
