import type { DatabaseSync } from 'node:sqlite';
import type { Attribute } from './attribute.ts';
import { type Change, isPublic } from './document.ts';
import { select } from './select.ts';

/**
 * Which documents are counted: all that are stored, those that are no drafts or versions, or those that anybody may
 * read.
 */
export type CountedLayer = 'all' | 'published' | 'public';

/** What is tallied: documents of a type, those of them that have an attribute, or those that have it with a value. */
export interface Tallied {
  type: string;
  attribute?: Attribute;
  /** The key of a value. Only references have a tally for each value. */
  key?: Uint8Array | undefined;
}

/** Whether each value of an attribute has a tally of its own. */
export const isTallied = (attribute: Attribute): boolean => attribute.endsWith('._ref');

type Keys = ReadonlyMap<Attribute, Uint8Array>;

// Each layer of a question is made of some of these.
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

/**
 * Groups ids that are in one layer, so that their changes are summed up: '' for public documents, `drafts.` for drafts,
 * and the id itself for all others.
 */
function alikeIn(id: string): string {
  if (isPublic(id)) return '';
  return id.startsWith('drafts.') ? 'drafts.' : id;
}

/** What some changes add to each tally and take from it; `write` stores the sums. */
export interface TallySums {
  /** The keys are those of the document before and after. */
  add(change: Change, was: Keys, is: Keys): void;
  write(): void;
}

/** Keeps the tallies: sums up changes, or counts all documents anew. */
export function keepTallies(database: DatabaseSync): { sum(): TallySums; countAll(): void } {
  const add = database.prepare(
    `INSERT INTO tallies SELECT ?1, ?2, ?3, ${layerOf('?4')}, ?5 WHERE true
     ON CONFLICT DO UPDATE SET count = count + ?5`,
  );
  const clear = database.prepare(
    'DELETE FROM tallies WHERE attribute = ? AND key = ? AND type = ? AND count = 0',
  );
  return {
    sum() {
      const sums = new Map<string, { tallied: Required<Tallied>; id: string; count: number }>();
      const count = (name: string, tallied: Required<Tallied>, id: string, by: number) => {
        const key = `${alikeIn(id)} ${tallied.type} ${name}`;
        const sum = sums.get(key) ?? { tallied, id, count: 0 };
        sum.count += by;
        sums.set(key, sum);
      };
      return {
        add({ id, before, after }, was, is) {
          const [left, come] = [talliedOf(was, before?._type), talliedOf(is, after?._type)];
          const isSameType = before?._type === after?._type;
          for (const [name, tallied] of left)
            if (!isSameType || !come.has(name)) count(name, tallied, id, -1);
          for (const [name, tallied] of come) if (!isSameType || !left.has(name)) count(name, tallied, id, 1);
        },
        write() {
          for (const { tallied, id, count } of sums.values()) {
            const { attribute, key, type } = tallied;
            if (count !== 0) add.run(attribute, key, type, id, count);
            if (count < 0) clear.run(attribute, key, type);
          }
        },
      };
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

/** All tallies that count a document of a type, by names that tell them apart; none where there is no document. */
function talliedOf(keys: Keys, type: string | undefined): Map<string, Required<Tallied>> {
  const tallied = new Map<string, Required<Tallied>>();
  if (type === undefined) return tallied;
  tallied.set('', { type, attribute: '', key: none });
  for (const [attribute, key] of keys) {
    tallied.set(attribute, { type, attribute, key: none });
    if (isTallied(attribute))
      tallied.set(`${attribute} ${Buffer.from(key).toString('hex')}`, { type, attribute, key });
  }
  return tallied;
}

/** How many documents of a layer a tally counts. */
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
