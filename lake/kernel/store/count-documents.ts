import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { keyOf, maxKeyLength } from './attribute.ts';
import { type Layers, layeredCounter } from './count-through-layers.ts';
import type { StoredDocument } from './document.ts';
import { select } from './select.ts';
import { type CountedLayer, isInLayer, isTallied, type Tally } from './tallies.ts';

/** What a counted document must meet: it has an attribute, or has it with a value. */
export interface Condition {
  attribute: string;
  value?: string | number | boolean;
}

/** A count of documents that the index alone can answer. */
export interface CountQuestion extends Layers {
  type: string;
  conditions: readonly Condition[];
}

/**
 * Returns a function that counts documents by the index. It answers undefined where a text may be longer than its key,
 * and for conditions on documents that others may lie over, because no index says which of these meet them.
 */
export function documentCounter(
  database: DatabaseSync,
  tally: Tally,
  get: (id: string) => StoredDocument | undefined,
): (question: CountQuestion) => number | undefined {
  const countThrough = layeredCounter(database, tally, get);
  return ({ type, conditions, layer, over }) => {
    if (over.length > 0) return conditions.length > 0 ? undefined : countThrough(type, { layer, over });
    if (conditions.some(({ value }) => typeof value === 'string' && value.length >= maxKeyLength))
      return undefined;
    const all = tally({ type }, layer);
    const keyed = conditions.map(({ attribute, value }) => ({ attribute, key: keyOf(value) }));
    // A condition that all documents of the type meet needs no lookup.
    const wanted = keyed.filter(({ attribute, key }) => key || tally({ type, attribute }, layer) < all);
    const [first, ...others] = wanted;
    if (!first) return all;
    const isOne = others.length === 0 && (!first.key || isTallied(first.attribute));
    return isOne ? tally({ type, ...first }, layer) : countRows(database, type, wanted, layer);
  };
}

/** Counts the documents that meet all conditions by the rows of each. */
function countRows(
  database: DatabaseSync,
  type: string,
  conditions: readonly { attribute: string; key: Uint8Array | undefined }[],
  layer: CountedLayer,
): number | undefined {
  const parts = conditions.map(
    ({ key }) =>
      `SELECT document FROM attributes WHERE attribute = ? AND type = ? ${key ? 'AND key = ?' : ''}`,
  );
  const values = conditions.flatMap(({ attribute, key }): SQLInputValue[] => [
    attribute,
    type,
    ...(key ? [key] : []),
  ]);
  return select<{ count: number }>(
    database,
    `SELECT count(*) AS count FROM (${parts.join(' INTERSECT ')}) WHERE ${isInLayer('document', layer)}`,
  ).get(...values)?.count;
}
