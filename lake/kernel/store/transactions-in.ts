import { select } from './select.ts';
import type { Store } from './store.ts';
import { type CountedLayer, isInLayer } from './tallies.ts';

/**
 * The numbers of the transactions after one that changed a document of a layer, the oldest first, `limit` at most. An
 * index tells them without reading what was changed.
 */
export const transactionsIn = (
  { database }: Pick<Store, 'database'>,
  { layer, after, limit }: { layer: CountedLayer; after: number; limit: number },
): number[] =>
  select<{ seq: number }>(
    database,
    `SELECT DISTINCT seq FROM changes WHERE seq > ? AND ${isInLayer('document', layer)} ORDER BY seq LIMIT ?`,
  )
    .all(after, limit)
    .map(({ seq }) => seq);
