import type { Handler } from './handler.ts';

/** Answers `/ping`: the lake is there. */
export const ping: Handler = () => Response.json({ pong: true }, { headers: { 'X-Sanity-Shard': 'lake' } });

/** Answers `/users/me`: who the token belongs to, or nobody. */
export const me: Handler = (_request, { identity }) => {
  if (identity.role === 'anonymous') return Response.json({});
  const { id, name, role } = identity;
  const title = role[0]?.toUpperCase() + role.slice(1);
  return Response.json({ id, name, email: '', provider: 'lake', role, roles: [{ name: role, title }] });
};

/** Answers `/check/cors`; a request that gets here comes from a page on the allow-list. */
export const cors: Handler = () => Response.json({ result: { allowed: true, withCredentials: true } });
