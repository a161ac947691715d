import { type PackedRecord, packRecord, unpackRecord } from '#lake/kernel/store/record.ts';
import { select } from '#lake/kernel/store/select.ts';
import type { Store } from '#lake/kernel/store/store.ts';
import { idOf, type Mutation } from '#lake/kernel/transactions/mutation.ts';
import { together } from '#limits/together.ts';

/** What of a submission, besides what the lake itself has added, says nothing about a visitor. */
const harmless = ['form', 'portal', 'source', 'submittedAt', 'readAt'];

/**
 * Erases submissions of visitors that were deleted from the history, where everything else that is deleted can be
 * brought back. That there was one, and when it came and went, stays.
 */
export function eraseDeleted({ database }: Pick<Store, 'database'>): void {
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
  // Only these rows say what has a history.
  const forget = database.prepare('DELETE FROM changed WHERE document = ?');

  together(database, () => {
    for (const { document } of deleted) {
      for (const { seq } of seqs.all(document)) {
        const change = record.get(seq, document);
        if (change) putRecord.run(packRecord(bared(unpackRecord<Change>(change.record))), seq, document);
        const asked = mutations.get(seq);
        if (!asked) continue;
        const left = unpackRecord<Mutation[]>(asked.mutations).map((mutation) =>
          idOf(mutation) === document ? said(mutation, document) : mutation,
        );
        putMutations.run(packRecord(left), seq);
      }
      forget.run(document);
    }
  });
}

type Change = Record<'before' | 'after', Record<string, unknown> | null>;

const bared = ({ before, after }: Change): Change => ({
  before: before && without(before),
  after: after && without(after),
});

/** A mutation of a submission as it can be kept: what a patch puts into one may be anything. */
function said(mutation: Mutation, id: string): unknown {
  if ('patch' in mutation) return { patch: { id } };
  return Object.fromEntries(Object.entries(mutation).map(([name, value]) => [name, without(value)]));
}

/** The fields of a submission, or of a deletion of one, that say nothing about a visitor. */
const without = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => name === 'id' || name.startsWith('_') || harmless.includes(name),
    ),
  );
