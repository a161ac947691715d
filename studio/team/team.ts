import type { SanityClient } from 'sanity';
import { saidBy } from '../asking/said-by.ts';

/** What a person may do, by the names of the lake. */
export type TeamRole = 'viewer' | 'editor' | 'admin';

/** Somebody who may sign in. */
export interface Member {
  id: string;
  email: string;
  name: string;
  role: TeamRole;
}

/** A seat that is kept for somebody, until a time in milliseconds since 1970. */
export interface Invitation {
  email: string;
  role: TeamRole;
  expires: number;
}

/** A viewer who asks to edit, since a time in milliseconds since 1970. */
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

/** The team by the Studio's own client, whose token the lake holds against the role that each request needs. */
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
    remove: (id: string) => post(`/accounts/${encodeURIComponent(id)}`, { role: null }),
  };
}

/** What can be asked of the lake about the team. */
export type TeamRequests = ReturnType<typeof teamOf>;

/**
 * Does something with the team, if anything is to be done, and reads it anew. What was answered stays where that reading fails: the link of
 * an invitation is told once.
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
