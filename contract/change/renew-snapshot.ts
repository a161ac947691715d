import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageOf } from '../findings.ts';
import type { KeptProject, Project } from '../project.ts';
import { describeFinding } from '../proof/verdict.ts';
import { type Change, describeChange } from './change.ts';
import { compareSnapshots } from './compare-snapshots.ts';
import { type Snapshot, snapshotFaults, takeSnapshot } from './snapshot.ts';

/** What differs between the snapshot that is kept and the project as it is. */
export interface SnapshotReport {
  /** Every change; one that a new migration covers names it. */
  changes: Change[];
  /** Changes that break stored content and that no new migration covers. */
  uncovered: Change[];
}

/**
 * Compares a project with its snapshot as it was last committed: what is not committed, such as a kind that is just
 * being written, holds no content that could break.
 */
export function reportChanges(
  project: KeptProject,
  now = takeSnapshot(project),
  kept = committedSnapshot(project.snapshot),
): SnapshotReport {
  // Only a migration that the snapshot does not know yet can be meant for what has changed since.
  const added = project.migrations.filter(({ name }) => !kept.migrations.includes(name));
  const changes = compareSnapshots(kept, now).map((change) => {
    const migration = added.find(({ covers }) => isCovered(change.path, covers));
    return change.verdict === 'breaks' && migration ? { ...change, coveredBy: migration.name } : change;
  });
  return {
    changes,
    uncovered: changes.filter(({ verdict, coveredBy }) => verdict === 'breaks' && coveredBy === undefined),
  };
}

/** Whether a kept snapshot differs from the present one and has to be renewed. */
export function isSnapshotStale(now: Snapshot, kept: Snapshot): boolean {
  return JSON.stringify(now) !== JSON.stringify(kept);
}

/**
 * Writes the present snapshot. Throws, and writes nothing, while it would not be whole or a change breaks stored
 * content without a migration.
 */
export function renewSnapshot(project: KeptProject): SnapshotReport {
  const now = takeSnapshot(project);
  const report = reportChanges(project, now);
  const faults = snapshotFaults(project);
  if (faults.length > 0) {
    const lines = [...faults.map(describeFinding), ...report.uncovered.map(describeChange)];
    throw new Error(`${lines.join('\n')}\nA snapshot is only written when all of it can be read.`);
  }
  if (report.uncovered.length > 0) {
    throw new Error(
      `${report.uncovered.map(describeWithPage).join('\n')}\nThese break stored content. ${howToCover(project)}, then renew the snapshot.`,
    );
  }
  writeFileSync(project.snapshot, `${print(now, 3)}\n`);
  return report;
}

/** A change as one line, with the address at which its kind is explained. */
export function describeWithPage(change: Change): string {
  return change.name ? `${describeChange(change)} (${pageOf(change.name)})` : describeChange(change);
}

/** How to cover changes that break stored content, for whoever has made one. */
export function howToCover({ coverWith }: Pick<Project, 'coverWith'>): string {
  return `Cover them with a migration${coverWith ? `: ${coverWith}` : ''}`;
}

/** JSON in which everything deeper than some levels is on one line, so that a field is one line in a diff of git. */
function print(value: unknown, levels: number, indent = ''): string {
  if (levels === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent} `;
  const items = Object.entries(value).map(([key, item]) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `;
    return inner + name + print(item, levels - 1, inner);
  });
  const [open, close] = Array.isArray(value) ? (['[', ']'] as const) : (['{', '}'] as const);
  return items.length > 0 ? `${open}\n${items.join(',\n')}\n${indent}${close}` : open + close;
}

/** The snapshot in a file. */
export function readSnapshot(file: URL): Snapshot {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The snapshot of the last commit; the file itself where there is no repository. */
export function committedSnapshot(file: URL): Snapshot {
  try {
    const options = {
      cwd: new URL('.', file),
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 1e8,
    } as const;
    return JSON.parse(execFileSync('git', ['show', `HEAD:./${basename(fileURLToPath(file))}`], options));
  } catch {
    return readSnapshot(file);
  }
}

/** Whether paths cover another; they may have been written before another sort of item came into a list. */
const isCovered = (path: string, covers: readonly string[]): boolean =>
  covers.some(
    (covered) => isWithin(path, covered) || isWithin(path.replaceAll(/\[\]\([^)]*\)/g, '[]'), covered),
  );

function isWithin(path: string, covered: string): boolean {
  return path === covered || path.startsWith(`${covered}.`) || path.startsWith(`${covered}[]`);
}
