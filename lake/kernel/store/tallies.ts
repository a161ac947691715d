import type { DatabaseSync } from 'node:sqlite';
import type { Attribute } from './attribute.ts';
import type { Change } from './document.ts';
import { select } from './select.ts';

/** Which documents are counted: all that are stored, those that are no drafts or versions, or those that anybody may read. */
export type CountedLayer = 'all' | 'published' | 'public';

/** What is tallied: documents of a type, those of them that have an attribute, or those that have it with a value. */
export interface Tallied {
  type: string;
  attribute?: Attribute;
  /** The key of the value: of references alone, as only they have a tally for each. */
  key?: Uint8Array | undefined;
}

/** Whether each value of an attribute has a tally of its own. */
export const isTallied = (attribute: Attribute): boolean => attribute.endsWith('._ref');

type Keys = ReadonlyMap<Attribute, Uint8Array>;

// A layer of questions is made of some of these.
const layerOf = (id: string): string =>
  `CASE WHEN instr(${id}, '.') = 0 THEN 'public'
     WHEN ${id} GLOB 'drafts.*' OR ${id} GLOB 'versions.*.*' THEN 'draft' ELSE 'hidden' END`;
const layersIn = {
  all: `'public', 'hidden', 'draft'`,
  published: `'public', 'hidden'`,
  public: `'public'`,
} satisfies Record<CountedLayer, string>;

/** The SQL condition that a document of this id is in a layer. */
export const isInLayer = (id: string, layer: CountedLayer): string =>
  layer === 'all' ? '1' : `${layerOf(id)} IN (${layersIn[layer]})`;

const none = Buffer.of();

/** Keeps the tallies: brings them to what a change leaves, and counts all documents anew. */
export function keepTallies(database: DatabaseSync): {
  /** The keys are those of the document before and after. */
  change(change: Change, was: Keys, is: Keys): void;
  countAll(): void;
} {
  const add = database.prepare(
    `INSERT INTO tallies SELECT ?1, ?2, ?3, ${layerOf('?4')}, 1 WHERE true
     ON CONFLICT DO UPDATE SET count = count + 1`,
  );
  const of = `attribute = ?1 AND key = ?2 AND type = ?3`;
  const take = database.prepare(
    `UPDATE tallies SET count = count - 1 WHERE ${of} AND layer = ${layerOf('?4')}`,
  );
  const clear = database.prepare(`DELETE FROM tallies WHERE ${of} AND count = 0`);
  return {
    change({ id, before, after }, was, is) {
      const [left, come] = [talliedOf(was), talliedOf(is)];
      const isSameType = before?._type === after?._type;
      if (before)
        for (const [name, { attribute, key }] of left)
          if (!isSameType || !come.has(name)) {
            take.run(attribute, key, before._type, id);
            clear.run(attribute, key, before._type);
          }
      if (after)
        for (const [name, { attribute, key }] of come)
          if (!isSameType || !left.has(name)) add.run(attribute, key, after._type, id);
    },
    countAll: () =>
      database.exec(`
        DELETE FROM tallies;
        INSERT INTO tallies
          SELECT '', X'', value, ${layerOf('document')} AS layer, count(*) FROM lookups WHERE field = 'type' GROUP BY value, layer;
        INSERT INTO tallies
          SELECT attribute, X'', type, ${layerOf('document')} AS layer, count(*) FROM attributes GROUP BY attribute, type, layer;
        INSERT INTO tallies
          SELECT attribute, key, type, ${layerOf('document')} AS layer, count(*) FROM attributes
          WHERE attribute GLOB '*._ref' GROUP BY attribute, type, key, layer;
      `),
  };
}

/** All under which a document is tallied, by names that tell them apart. */
function talliedOf(keys: Keys): Map<string, { attribute: Attribute; key: Uint8Array }> {
  const tallied = new Map<string, { attribute: Attribute; key: Uint8Array }>();
  if (keys.size === 0) return tallied; // there is no document
  tallied.set('', { attribute: '', key: none });
  for (const [attribute, key] of keys) {
    tallied.set(attribute, { attribute, key: none });
    if (isTallied(attribute))
      tallied.set(`${attribute} ${Buffer.from(key).toString('hex')}`, { attribute, key });
  }
  return tallied;
}

/** How many documents of a layer are tallied so. */
export type Tally = (tallied: Tallied, layer: CountedLayer) => number;

/** Reads the tallies of a file. */
export function tallyReader(database: DatabaseSync): Tally {
  const statementOf = (layer: CountedLayer) =>
    select<{ count: number | null }>(
      database,
      `SELECT sum(count) AS count FROM tallies WHERE attribute = ? AND key = ? AND type = ? AND layer IN (${layersIn[layer]})`,
    );
  const statements = {
    all: statementOf('all'),
    published: statementOf('published'),
    public: statementOf('public'),
  };
  return ({ attribute = '', key = none, type }, layer) =>
    statements[layer].get(attribute, key, type)?.count ?? 0;
}
