import type { DatabaseSync } from 'node:sqlite';
import { keyOf, unordered } from './attribute.ts';
import type { AttributeOrder } from './document-source.ts';
import { select } from './select.ts';
import type { Tally } from './tallies.ts';

const least = Buffer.of(0);

/**
 * The ids of the documents of a type in the order of an attribute; those with the same key form a group. Documents
 * without the attribute form the last group, or the first in a descending order; with bounds, they are left out.
 */
export function* inOrder(
  database: DatabaseSync,
  tally: Tally,
  type: string,
  { attribute, isDescending, min, max }: AttributeOrder,
): Generator<string[]> {
  const hasBounds = min !== undefined || max !== undefined; // which a document without a value does not meet
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

function* without(
  database: DatabaseSync,
  tally: Tally,
  type: string,
  attribute: string,
): Generator<string[]> {
  // Every document has a key for these, whatever it holds.
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
  // Counting is far quicker than looking for documents without the attribute.
  if (tally({ type }, 'all') === tally({ type, attribute }, 'all') && unkeyed?.count === 0) return;
  const rows = select<{ document: string }>(
    database,
    `SELECT document FROM lookups WHERE field = 'type' AND value = ?1
     EXCEPT SELECT document FROM attributes WHERE attribute = ?2 AND type = ?1 AND key < X'08'`,
  ).all(type, attribute);
  if (rows.length > 0) yield rows.map(({ document }) => document);
}
