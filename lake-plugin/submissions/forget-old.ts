import { forgetTold } from '#lake/features/hooks/forget-told.ts';
import { systemClock } from '#lake/kernel/clock.ts';
import type { LakeOptions } from '#lake/kernel/options.ts';
import { select } from '#lake/kernel/store/select.ts';
import type { Store } from '#lake/kernel/store/store.ts';
import { transact } from '#lake/kernel/transactions/transact.ts';
import { eraseDeleted } from './erase-deleted.ts';

const soonMs = 60_000; // after a start, which has more to do
const againMs = 3_600_000;
const dayMs = 86_400_000;
const maxAtOnce = 500; // deletions in one transaction

/**
 * Deletes what visitors have sent by a form once it is as many days old as the form says, and erases what was deleted,
 * by whomever, from the history. Runs a minute after each start, because time also passes while a lake is closed, and
 * then every hour until the returned function is called.
 */
export function forgetOld(store: Store, { clock = systemClock }: Pick<LakeOptions, 'clock'>): () => void {
  let cancel = clock.after(soonMs, run);
  return () => cancel();

  function run() {
    try {
      deleteOld(store, clock.now());
      forgetTold(store.database, 'submission.');
      eraseDeleted(store);
    } catch (error) {
      console.error('What visitors sent could not be deleted on time; trying again:', error);
    }
    cancel = clock.after(againMs, run);
  }
}

/** Takes all that visitors have sent out of a dataset and its history. */
export function forgetAll(store: Store): void {
  const all = select<{ id: string }>(
    store.database,
    `SELECT id FROM documents WHERE id >= 'submission.' AND id < 'submission/'`,
  ).all();
  deleteThem(store, all);
  eraseDeleted(store);
}

function deleteOld(store: Store, nowMs: number): void {
  for (const { form, days } of rulesIn(store)) {
    const before = new Date(nowMs - days * dayMs).toISOString();
    const old = select<{ id: string }>(
      store.database,
      `SELECT id FROM documents WHERE id >= 'submission.' AND id < 'submission/'
         AND json_extract(body, '$.source._ref') = ? AND json_extract(body, '$.submittedAt') <= ?`,
    ).all(form, before);
    deleteThem(store, old);
  }
}

function deleteThem(store: Store, them: readonly { id: string }[]): void {
  const identity = { id: 'forms', role: 'editor', name: 'Forms' } as const;
  for (let from = 0; from < them.length; from += maxAtOnce)
    transact(
      { store, identity, checks: [] },
      them.slice(from, from + maxAtOnce).map(({ id }) => ({ delete: { id } })),
    );
}

/** The published forms that say after how many days what they bring is deleted. */
function rulesIn({ documents }: Store): { form: string; days: number }[] {
  return [...documents.find('type', 'form')].flatMap((form) => {
    const days = form.includes('.') ? undefined : documents.get(form)?.keepDays;
    return typeof days === 'number' && days >= 1 ? [{ form, days }] : [];
  });
}
