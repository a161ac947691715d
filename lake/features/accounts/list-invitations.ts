import type { Handler } from '../../kernel/http/handler.ts';
import type { AccountServices } from './account-services.ts';
import { invitationMs, listInvitations } from './invitation.ts';

/** Answers `/invitations/project/{id}`: who was invited and has not answered yet, as Sanity's CLI lists them. */
export const pendingInvitations: Handler<AccountServices> = (_request, { accounts, options }) =>
  Response.json(
    listInvitations(accounts.database).map(({ email, role, expires }) => ({
      id: email,
      email,
      projectId: options.projectId,
      role,
      roles: [{ name: role, title: role.charAt(0).toUpperCase() + role.slice(1) }],
      createdAt: new Date(expires - invitationMs).toISOString(),
      isAccepted: false,
      isRevoked: false,
      acceptedByUserId: null,
    })),
  );
