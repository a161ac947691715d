import { expect, test } from 'vitest';
import { describeChange } from '#contract/change/change.ts';
import { howToCover, isSnapshotStale, readSnapshot, reportChanges } from '#contract/change/renew-snapshot.ts';
import { takeSnapshot } from '#contract/change/snapshot.ts';
import { project } from './project.ts';

test('no change of schema or queries breaks stored content without a migration', () => {
  expect(reportChanges(project).uncovered.map(describeChange), `${howToCover(project)}.`).toEqual([]);
});

test('the snapshot is the present one; if not, look at the change, then run: npm run contract -- --renew', () => {
  const changes = reportChanges(project).changes.map(describeChange).join('\n');
  expect(
    isSnapshotStale(takeSnapshot(project), readSnapshot(project.snapshot)) ? `It is stale.\n${changes}` : '',
  ).toBe('');
});

test('a change that a new migration covers may be kept; one that it does not cover may not', () => {
  const now = takeSnapshot(project);
  const banner = { ...now.types['cta-banner'] };
  const old = {
    ...now,
    types: { ...now.types, 'cta-banner': { ...banner, button: { type: 'button' } } },
    migrations: [],
  };
  expect(reportChanges(project, now, old).changes.map(describeChange)).toContain(
    '✓ cta-banner.button is gone, or has a new name: what is stored there is lost to the site (covered by the migration cta-banner/001-several-buttons)',
  );
  expect(reportChanges(project, now, old).uncovered).toEqual([]);
  expect(reportChanges(project, now, { ...old, migrations: now.migrations }).uncovered).toHaveLength(1);
});
