import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { keyOf, maxKeyLength } from './attribute.ts';
import { select } from './select.ts';

/** What a document must meet that is counted: to have an attribute, or to have it with a value. */
export interface Condition {
  attribute: string;
  value?: string | number | boolean;
}

/** Which documents are counted: all that are stored, those that are no drafts or versions, or those that anybody may read. */
export type CountedLayer = 'all' | 'published' | 'public';

/** Documents that are counted by the index alone. */
export interface CountQuestion {
  type: string;
  conditions: readonly Condition[];
  layer: CountedLayer;
}

const layers: Record<CountedLayer, string> = {
  all: '1',
  published: `document NOT GLOB 'drafts.*' AND document NOT GLOB 'versions.*.*'`,
  public: `instr(document, '.') = 0`,
};

function hasEvery(database: DatabaseSync, type: string, attribute: string): boolean {
  const counted = select<{ all: number; having: number }>(
    database,
    `SELECT (SELECT count(*) FROM lookups WHERE field = 'type' AND value = ?1) AS "all",
       (SELECT count(*) FROM attributes WHERE attribute = ?2 AND type = ?1) AS "having"`,
  ).get(type, attribute);
  return counted?.all === counted?.having;
}

/** How many documents there are of a kind; undefined where the index does not know a value to its end. */
export function countDocuments(
  database: DatabaseSync,
  { type, conditions, layer }: CountQuestion,
): number | undefined {
  const parts: string[] = [];
  const values: SQLInputValue[] = [];
  for (const { attribute, value } of conditions) {
    if (typeof value === 'string' && value.length >= maxKeyLength) return undefined;
    const key = keyOf(value);
    if (!key && hasEvery(database, type, attribute)) continue; // quicker to see than to look which of them have it
    parts.push(
      `SELECT document FROM attributes WHERE attribute = ? AND type = ? ${key ? 'AND key = ?' : ''}`,
    );
    values.push(attribute, type, ...(key ? [key] : []));
  }
  if (parts.length === 0) {
    parts.push(`SELECT document FROM lookups WHERE field = 'type' AND value = ?`);
    values.push(type);
  }
  return select<{ count: number }>(
    database,
    `SELECT count(*) AS count FROM (${parts.join(' INTERSECT ')}) WHERE ${layers[layer]}`,
  ).get(...values)?.count;
}
