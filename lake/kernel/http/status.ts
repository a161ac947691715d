import { openingHeader } from '../store/opening-id.ts';
import type { Handler } from './handler.ts';

/** Answers `/ping`: the lake is up. A header identifies its opening to whoever has the lake's folder. */
export const ping: Handler = (_request, { datasets: { openingId } }) =>
  Response.json(
    { pong: true },
    { headers: { 'X-Sanity-Shard': 'lake', ...(openingId && { [openingHeader]: openingId }) } },
  );
