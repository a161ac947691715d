import { openingHeader } from '../store/opening-id.ts';
import type { Handler } from './handler.ts';

/** Answers `/ping`: the lake is there, and which it is for whoever has its folder. */
export const ping: Handler = (_request, { datasets: { openingId } }) =>
  Response.json(
    { pong: true },
    { headers: { 'X-Sanity-Shard': 'lake', ...(openingId && { [openingHeader]: openingId }) } },
  );
