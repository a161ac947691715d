import type { Handler } from './handler.ts';

/** Answers `/ping`: the lake is there. */
export const ping: Handler = () => Response.json({ pong: true }, { headers: { 'X-Sanity-Shard': 'lake' } });
