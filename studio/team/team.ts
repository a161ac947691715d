import type { SanityClient } from 'sanity';
import { saidBy } from '../asking/said-by.ts';

/** The lake's names of the roles. */
export type TeamRole = 'viewer' | 'editor' | 'admin';

/** Somebody who may sign in. */
export interface Member {
  id: string;
  email: string;
  name: string;
  role: TeamRole;
  /** Whether they sign in with a password, and not with one click on the lake's own machine. */
  hasPassword: boolean;
}

/** An invitation, which holds until a time in milliseconds since 1970. */
export interface Invitation {
  email: string;
  role: TeamRole;
  expires: number;
}

/** A viewer who asks for the role of editor, with the time of the request in milliseconds since 1970. */
export interface RoleRequest {
  account: string;
  name: string;
  email: string;
  note: string;
  created: number;
}

/** Who may sign in, who was invited to, and who asks to edit. */
export interface Team {
  accounts: Member[];
  invitations: Invitation[];
  requests: RoleRequest[];
}

/** The roles with what each may do, the least first. */
export const roles: { name: TeamRole; title: string; may: string }[] = [
  { name: 'viewer', title: 'Viewer', may: 'Reads everything, drafts too, and changes nothing.' },
  { name: 'editor', title: 'Editor', may: 'Writes and publishes everything.' },
  { name: 'admin', title: 'Administrator', may: 'Does what editors do, and decides who is on the team.' },
];

/**
 * The requests about the team, made by the Studio's own client. The lake checks its token against the role that each
 * request needs. Each request rejects when the lake refuses it.
 */
export function teamOf(client: SanityClient) {
  const post = <Answer>(place: string, body: object) =>
    client.request<Answer>({ method: 'POST', url: `/lake/team${place}`, body });
  return {
    read: () => client.request<Team>({ url: '/lake/team' }),
    /** Returns the link that the invited person opens; it cannot be read again. */
    invite: async (email: string, role: TeamRole) =>
      (await post<{ link: string }>('/invite', { email, role })).link,
    withdraw: (email: string) => post('/withdraw', { email }),
    changeRole: (id: string, role: TeamRole) => post(`/accounts/${encodeURIComponent(id)}`, { role }),
    /** Gives somebody the role for which they ask, or declines with null. */
    answer: (id: string, role: TeamRole | null) => post(`/requests/${encodeURIComponent(id)}`, { role }),
    /** Returns the link by which somebody chooses a new password; it cannot be read again. */
    newPassword: async (id: string) =>
      (await post<{ link: string }>(`/accounts/${encodeURIComponent(id)}/password`, {})).link,
    remove: (id: string) => post(`/accounts/${encodeURIComponent(id)}`, { role: null }),
  };
}

/** What can be asked of the lake about the team. */
export type TeamRequests = ReturnType<typeof teamOf>;

/**
 * Does something with the team, if anything is to be done, and reads the team again. The answer is kept even if that
 * reading fails, because the link of an invitation is told only once. Never rejects.
 */
export async function changeTeam<Answer>(
  requests: Pick<TeamRequests, 'read'>,
  work: (() => Promise<Answer>) | undefined,
): Promise<{ answer?: Answer | undefined; team?: Team; error?: string }> {
  const done: { answer?: Answer | undefined } = {};
  try {
    done.answer = await work?.();
    return { ...done, team: await requests.read() };
  } catch (error) {
    return { ...done, error: reasonOf(error) };
  }
}

/** What the lake says about a request that failed, without the client's additions. */
export function reasonOf(error: unknown): string {
  const said = (error as { response?: { body?: { message?: unknown } } }).response?.body?.message;
  if (typeof said === 'string') return said;
  return `No answer came: ${saidBy(error)}`;
}
