import type { DatabaseSync } from 'node:sqlite';
import { unordered } from './attribute.ts';
import { isDeletion, type StoredDocument } from './document.ts';
import { endOf } from './in-order-of-ids.ts';
import { select } from './select.ts';
import { type CountedLayer, isInLayer, type Tally } from './tallies.ts';

/** A layer of documents that others may lie over. */
export interface Layers {
  layer: CountedLayer;
  /** The beginnings of the ids of drafts and versions that take the place of others, the uppermost first: `drafts.`. */
  over: readonly string[];
}

/**
 * Returns a function that counts the documents of a type that are shown through layers. It looks at the ids of the
 * drafts and versions that lie over others, and at nothing of the documents beneath.
 */
export function layeredCounter(
  database: DatabaseSync,
  tally: Tally,
  get: (id: string) => StoredDocument | undefined,
): (type: string, layers: Layers) => number {
  const wishes = select<{ document: string }>(
    database,
    'SELECT document FROM attributes WHERE attribute = ? AND type = ? AND key = ? AND document >= ? AND document < ?',
  );
  const over = (layer: CountedLayer) => select<{ count: number | null }>(database, countOver(layer));
  const counts = { all: over('all'), published: over('published'), public: over('public') };

  /** How many more documents of the type there are by one layer, where nothing of the upper ones lies over it. */
  function added(type: string, beginning: string, upper: readonly string[], layer: CountedLayer): number {
    const [from, end] = [beginning, endOf(beginning)];
    const unpublishing = wishes.all('_system', type, unordered, from, end).map(({ document }) => document);
    const none = JSON.stringify(unpublishing.filter((id) => isDeletion(get(id) ?? null)));
    const row = counts[layer].get(type, from, end, beginning.length + 1, none, JSON.stringify(upper));
    return row?.count ?? 0;
  }
  return (type, { layer, over }) =>
    over.reduce(
      (sum, beginning, index) => sum + added(type, beginning, over.slice(0, index), layer),
      tally({ type }, layer),
    );
}

/** The documents of a type in a layer over another one, less those of the type that they take the place of. */
function countOver(layer: CountedLayer): string {
  const place = 'substr(its.document, ?4)';
  // Whatever its type, it hides what is of the counted type. The tallies name all types that drafts and versions have.
  return `
    SELECT sum(its.value = ?1 AND its.document NOT IN (SELECT value FROM json_each(?5)))
      - sum(EXISTS (SELECT 1 FROM lookups WHERE field = 'type' AND value = ?1 AND document = ${place})) AS count
    FROM tallies AS known CROSS JOIN lookups AS its
      ON its.field = 'type' AND its.value = known.type AND its.document >= ?2 AND its.document < ?3
    WHERE known.attribute = '' AND known.key = X'' AND known.layer = 'draft' AND known.count > 0
      AND ${isInLayer(place, layer)}
      AND NOT EXISTS (
        SELECT 1 FROM json_each(?6) AS upper CROSS JOIN outlines ON outlines.document = upper.value || ${place}
      )`;
}
