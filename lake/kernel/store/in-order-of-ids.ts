import type { DatabaseSync } from 'node:sqlite';
import type { AttributeOrder } from './document-source.ts';
import { select } from './select.ts';
import { isInLayer } from './tallies.ts';

/**
 * The ids of the documents of a type, or of any, in ascending order, each a group of its own. With `over`, drafts and
 * versions come in the order of the ids under which they are published, among the documents that are neither.
 */
export function* inOrderOfIds(
  database: DatabaseSync,
  type: string | undefined,
  { min = '', over }: Pick<AttributeOrder, 'min' | 'over'>,
): Generator<string[]> {
  const from =
    type === undefined ? 'outlines WHERE ?1 IS NULL' : `lookups WHERE field = 'type' AND value = ?1`;
  const idsFrom = (first: string, condition: string, ...values: string[]) =>
    select<Row>(
      database,
      `SELECT document FROM ${from} AND document >= ?2 AND ${condition} ORDER BY document`,
    ).iterate(type ?? null, first, ...values);
  const ground = idsFrom(String(min), over?.length ? isInLayer('document', 'published') : '1');
  const layers = (over ?? []).map((beginning) => ({
    rows: idsFrom(`${beginning}${min}`, 'document < ?3', endOf(beginning)),
    placeOf: (id: string) => id.slice(beginning.length),
  }));
  yield* inOnePlace([{ rows: ground, placeOf: (id: string) => id }, ...layers]);
}

interface Row {
  document: string;
}

/** The first text after all that begin in this way, where the beginning ends with a dot. */
export const endOf = (beginning: string): string => `${beginning.slice(0, -1)}/`;

/** Joins rows that are each in the order of their places to one sequence in that order. */
function* inOnePlace(
  sources: readonly { rows: Iterable<Row>; placeOf: (id: string) => string }[],
): Generator<string[]> {
  const heads = sources.map(({ rows, placeOf }) => {
    const iterator = rows[Symbol.iterator]();
    const head = { iterator, id: '', place: '', isDone: false, go };
    function go() {
      const { value, done } = iterator.next();
      head.isDone = done === true;
      if (head.isDone) return;
      head.id = value.document;
      head.place = placeOf(head.id);
    }
    return head;
  });
  try {
    for (const head of heads) head.go();
    for (;;) {
      const [first, ...others] = heads.filter(({ isDone }) => !isDone);
      if (!first) return;
      const next = others.reduce((least, head) => (head.place < least.place ? head : least), first);
      yield [next.id];
      next.go();
    }
  } finally {
    // A statement that is left within its rows would hold the file as it is now.
    for (const { iterator } of heads) iterator.return?.();
  }
}
