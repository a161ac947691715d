import type { Change } from '#contract/change/change.ts';
import type { Snapshot } from '#contract/change/snapshot.ts';
import type { Decisions, MigrationPlan } from './plan-migration.ts';

/**
 * Throws with a line for each decision that no plan has used, because it was meant to do something: it names nothing
 * that is gone, or a kind that does not exist.
 */
export function refuseUnused(
  plans: readonly MigrationPlan[],
  { before, now, uncovered }: { before: Snapshot; now: Snapshot; uncovered: readonly Change[] },
  { renames, drops, to }: Decisions,
): void {
  const gone = uncovered.map(({ path }) => path).filter((path) => isIn(before, path) && !isIn(now, path));
  const there = gone.length > 0 ? `Gone are ${gone.join(', ')}.` : 'Nothing is gone that content could hold.';
  const of = (path: string, type: string, step: string) => path === step || path === `${type}.${step}`;
  const isRename = (said: string) =>
    plans.some(({ type, steps }) =>
      steps.some((step) => step.does === 'rename' && of(said.replace(/=.*/, ''), type, step.path)),
    );
  const isDrop = (said: string) =>
    plans.some(
      ({ type, steps, gone: isGone }) =>
        (isGone && said === type) || steps.some((step) => step.does === 'drop' && of(said, type, step.path)),
    );
  const lines = [
    ...renames
      .filter((said) => !isRename(said))
      .map((said) => `"--rename ${said}" renames nothing. ${there}`),
    ...drops.filter((said) => !isDrop(said)).map((said) => `"--drop ${said}" drops nothing. ${there}`),
  ];
  // What an object or a document becomes is written by hand.
  if (to !== undefined && !now.types[to]) lines.push(`"--to ${to}" names a kind that does not exist.`);
  else if (to !== undefined && !plans.some(({ gone: one }) => one?.was === 'section' && !one.isDropped))
    lines.push(`"--to ${to}" is of no use: no kind is gone that could become it.`);
  if (lines.length > 0) throw new Error(`${lines.join('\n')}\nNothing was written.`);
}

/** Whether a snapshot knows a type, or a field of one. */
const isIn = ({ types }: Snapshot, path: string): boolean =>
  Object.entries(types).some(
    ([type, fields]) =>
      path === type || (path.startsWith(`${type}.`) && path.slice(type.length + 1) in fields),
  );
