import type { DatabaseSync } from 'node:sqlite';
import { keyOf, unordered } from './attribute.ts';
import type { AttributeOrder } from './document-source.ts';
import { select } from './select.ts';
import type { Tally } from './tallies.ts';

const least = Buffer.of(0);

/**
 * The ids of the documents of a type as the order of an attribute says, those with the same key together. Documents without
 * the attribute are one group, the last, or the first of a descending order.
 */
export function* inOrder(
  database: DatabaseSync,
  tally: Tally,
  type: string,
  { attribute, isDescending, min, max }: AttributeOrder,
): Generator<string[]> {
  const hasBounds = min !== undefined || max !== undefined; // which nothing meets that has no value
  if (isDescending && !hasBounds) yield* without(database, tally, type, attribute);
  const rows = select<{ key: Uint8Array; document: string }>(
    database,
    `SELECT key, document FROM attributes WHERE attribute = ? AND type = ? AND key >= ? AND key <= ? AND key < X'08' ORDER BY key ${isDescending ? 'DESC' : ''}`,
  ).iterate(attribute, type, keyOf(min) ?? least, keyOf(max) ?? unordered);
  let last: Uint8Array | undefined;
  let group: string[] = [];
  for (const { key, document } of rows) {
    if (last && Buffer.compare(key, last) !== 0) {
      yield group;
      group = [];
    }
    last = key;
    group.push(document);
  }
  if (group.length > 0) yield group;
  if (!isDescending && !hasBounds) yield* without(database, tally, type, attribute);
}

/** The ids of the documents of a type, or of any, in their own order, each a group of its own. */
export function* inOrderOfIds(
  database: DatabaseSync,
  type: string | undefined,
  { min = '' }: Pick<AttributeOrder, 'min'>,
): Generator<string[]> {
  const from =
    type === undefined ? 'outlines WHERE ?1 IS NULL' : `lookups WHERE field = 'type' AND value = ?1`;
  const rows = select<{ document: string }>(
    database,
    `SELECT document FROM ${from} AND document >= ?2 ORDER BY document`,
  ).iterate(type ?? null, String(min));
  for (const { document } of rows) yield [document];
}

function* without(
  database: DatabaseSync,
  tally: Tally,
  type: string,
  attribute: string,
): Generator<string[]> {
  // For these there is always a key, of whatever the document says.
  if (attribute === '_createdAt' || attribute === '_updatedAt') {
    const rows = select<{ document: string }>(
      database,
      `SELECT document FROM attributes WHERE attribute = ? AND type = ? AND key = X'08'`,
    ).all(attribute, type);
    if (rows.length > 0) yield rows.map(({ document }) => document);
    return;
  }
  const unkeyed = select<{ count: number }>(
    database,
    `SELECT count(*) AS count FROM attributes WHERE attribute = ? AND type = ? AND key >= X'08'`,
  ).get(attribute, type);
  // Far quicker than to look which of them have none.
  if (tally({ type }, 'all') === tally({ type, attribute }, 'all') && unkeyed?.count === 0) return;
  const rows = select<{ document: string }>(
    database,
    `SELECT document FROM lookups WHERE field = 'type' AND value = ?1
     EXCEPT SELECT document FROM attributes WHERE attribute = ?2 AND type = ?1 AND key < X'08'`,
  ).all(type, attribute);
  if (rows.length > 0) yield rows.map(({ document }) => document);
}
