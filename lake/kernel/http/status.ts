import type { Handler } from './handler.ts';

/** Answers `/ping`: the lake is there. */
export const ping: Handler = () => Response.json({ pong: true }, { headers: { 'X-Sanity-Shard': 'lake' } });

/** Answers `/check/cors`; a request that gets here comes from a page on the allow-list. */
export const cors: Handler = () => Response.json({ result: { allowed: true, withCredentials: true } });
