import { forgetTold } from '#lake/features/hooks/forget-told.ts';
import { type PackedRecord, packRecord, unpackRecord } from '#lake/kernel/store/record.ts';
import { select } from '#lake/kernel/store/select.ts';
import type { Store } from '#lake/kernel/store/store.ts';
import { together } from '#lake/kernel/store/together.ts';

/** What of a submission, besides what the lake itself has added, says nothing about a visitor. */
const harmless = ['form', 'portal', 'source', 'submittedAt', 'readAt'];

/**
 * Takes what visitors have sent and what was deleted since out of the history, where all else that is deleted can be brought
 * back, and out of what hooks were told: that there was something, and when it came and went, stays.
 */
export function eraseDeleted({ database }: Pick<Store, 'database'>): void {
  forgetTold(database, 'submission.');
  const deleted = select<{ document: string }>(
    database,
    `SELECT DISTINCT document FROM changed WHERE document >= 'submission.' AND document < 'submission/'
       AND NOT EXISTS (SELECT 1 FROM documents WHERE id = document)`,
  ).all();
  if (deleted.length === 0) return;
  const seqs = select<{ seq: number }>(database, 'SELECT seq FROM changed WHERE document = ?');
  const record = select<{ record: PackedRecord }>(
    database,
    'SELECT record FROM changes WHERE seq = ? AND document = ?',
  );
  const mutations = select<{ mutations: PackedRecord }>(
    database,
    'SELECT mutations FROM transactions WHERE seq = ?',
  );
  const putRecord = database.prepare('UPDATE changes SET record = ? WHERE seq = ? AND document = ?');
  const putMutations = database.prepare('UPDATE transactions SET mutations = ? WHERE seq = ?');
  // By these alone it is known what has a history.
  const forget = database.prepare('DELETE FROM changed WHERE document = ?');

  together(database, () => {
    for (const { document } of deleted) {
      for (const { seq } of seqs.all(document)) {
        const change = record.get(seq, document);
        if (change) putRecord.run(packRecord(without(unpackRecord(change.record))), seq, document);
        const asked = mutations.get(seq);
        if (asked) putMutations.run(packRecord(without(unpackRecord(asked.mutations), document)), seq);
      }
      forget.run(document);
    }
  });
}

/** A value without what says something about a visitor: of the document of an id, or of all that are in it. */
function without(value: unknown, id?: string): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, id));
  if (typeof value !== 'object' || value === null) return value;
  const isMeant =
    '_type' in value &&
    value._type === 'submission' &&
    (id === undefined || ('_id' in value && value._id === id));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      isMeant && !name.startsWith('_') && !harmless.includes(name) ? [] : [[name, without(field, id)]],
    ),
  );
}
