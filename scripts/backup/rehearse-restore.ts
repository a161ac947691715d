import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { documentAt } from '#lake/kernel/store/log.ts';
import { select } from '#lake/kernel/store/select.ts';
import { openStore } from '#lake/kernel/store/store.ts';
import type { Environment } from '#settings/environment.ts';
import { openLakeOf } from '../open-lake.ts';
import type { OpenBackup } from './open-backup.ts';
import { copyBackup, type Restored, restoreBackup } from './restore-backup.ts';
import { lastUntil, type Moment } from './rewind.ts';
import { factsOfRows } from './row-facts.ts';

/** What a rehearsal has compared, all of it equal. */
export interface Rehearsed {
  rows: number;
  tables: number;
  files: number;
  bytes: number;
  /** How many documents the lake holds that was opened on it. */
  documents: number;
  restored: Restored;
}

/**
 * Restores a backup into a folder of its own, which goes again: compares every byte of each file and every row of each table with
 * what was backed up, with `at` every document with what its history says, and opens a lake on it. Throws with the first that
 * differs. What runs is not touched.
 */
export async function rehearseRestore(
  backup: OpenBackup,
  environment: Environment,
  { slugs, at }: { slugs: readonly string[]; at?: Moment },
): Promise<Rehearsed> {
  const root = await mkdtemp(join(tmpdir(), 'tessera-rehearsal-'));
  try {
    const copied = join(root, 'copied');
    await copyBackup(backup, copied);
    const rows = compareRows(backup, copied);
    const dataDir = join(root, 'restored');
    const restored = await restoreBackup(backup, dataDir, { slugs, ...(at && { at }) });
    if (at) compareDocuments(backup, { copied, dataDir, at, slugs });
    const lake = openLakeOf({ ...environment, dataDir }, { say: () => {} });
    const documents = lake.size;
    lake.close();
    const files = Object.values(backup.manifest.files);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    return { ...rows, files: files.length, bytes, documents, restored };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

function compareRows({ manifest }: OpenBackup, folder: string): { rows: number; tables: number } {
  let [rows, tables] = [0, 0];
  for (const [path, expected] of Object.entries(manifest.databases)) {
    const found = factsOfRows(join(folder, path));
    for (const [table, facts] of Object.entries(expected)) {
      if (!isDeepStrictEqual(found[table], facts))
        throw new Error(`The table "${table}" of "${path}" has other rows than were backed up.`);
      rows += facts.rows;
      tables++;
    }
  }
  return { rows, tables };
}

/** Holds every document to what the history says of it at a moment, but for its revision, which is of the restore. */
function compareDocuments(
  { manifest }: OpenBackup,
  { copied, dataDir, at, slugs }: { copied: string; dataDir: string; at: Moment; slugs: readonly string[] },
): void {
  const path = Object.keys(manifest.databases).find((one) => !one.includes('/')) ?? '';
  const [was, is] = [copied, dataDir].map((root) => openStore(join(root, dirname(path)), { slugs }));
  if (!was || !is) return;
  try {
    const seq = lastUntil(was, at)?.seq ?? 0;
    const ids = select<{ document: string }>(was.database, 'SELECT DISTINCT document FROM changed').all();
    for (const { document: id } of ids) {
      const [then, now] = [documentAt(was, id, seq), is.get(id)].map((one) => one && { ...one, _rev: '' });
      if (!isDeepStrictEqual(then, now))
        throw new Error(`The document "${id}" is not what its history says that it was.`);
    }
  } finally {
    was.close();
    is.close();
  }
}
