import { compareSnapshots } from '#contract/change/compare-snapshots.ts';
import type { Snapshot, SnapshotField } from '#contract/change/snapshot.ts';
import { type Decisions, type MigrationPlan, planMigrations } from './plan-migration.ts';

/** A text that may be missing. */
export const text: SnapshotField = { type: 'text' };

/** A text that must be there. */
export const required: SnapshotField = { type: 'text', required: true };

/** A list, without what it holds. */
export const list: SnapshotField = { type: 'list' };

/** The fields of a document whose sections are of some kinds. */
export const holds = (...of: string[]): Record<string, SnapshotField> => ({
  sections: list,
  'sections[]': { type: 'one of', of },
});

/** A snapshot of some types. */
export const snapshot = (types: Snapshot['types']): Snapshot => ({ types, results: {}, migrations: [] });

/** The migrations that are planned between two forms of some types, with the developer's decisions. */
export function plan(
  was: Snapshot['types'],
  is: Snapshot['types'],
  said: Partial<Decisions> = {},
): MigrationPlan[] {
  const [before, now] = [snapshot(was), snapshot(is)];
  const uncovered = compareSnapshots(before, now).filter(({ verdict }) => verdict === 'breaks');
  return planMigrations(before, now, uncovered, { renames: [], drops: [], ...said });
}
