import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { temporaryFolder } from '#lake/kernel/files/remove-at-end.ts';
import { openStore } from '#lake/kernel/store/store.ts';
import type { Environment } from '#settings/environment.ts';
import { openLakeOf } from '../lake/open-lake.ts';
import { compareDocuments } from './compare-documents.ts';
import { datasetsOf } from './manifest.ts';
import type { OpenBackup } from './open-backup.ts';
import { copyBackup, type Restored, restoreBackup } from './restore-backup.ts';
import type { Moment } from './rewind.ts';
import { factsOfRows } from './row-facts.ts';

/** What a rehearsal has compared, all of it equal. */
export interface Rehearsed {
  rows: number;
  tables: number;
  files: number;
  bytes: number;
  /**
   * How many documents a lake opened on the restored folder holds, and in how many datasets, with those of comments.
   */
  documents: number;
  datasets: number;
  /** How many documents were compared with their history at a moment; 0 without a moment. */
  compared: number;
  restored: Restored;
}

/**
 * Restores a backup into a folder of its own, which it removes again. Compares every byte of each file and every row of
 * each table with the backup, with `at` also every document of all datasets with what its history says, and opens a
 * lake on the folder. Throws for the first difference. Touches nothing that runs.
 */
export async function rehearseRestore(
  backup: OpenBackup,
  environment: Environment,
  { slugs, at }: { slugs: readonly string[]; at?: Moment },
): Promise<Rehearsed> {
  const { folder: root, remove } = temporaryFolder(join(tmpdir(), 'tessera-rehearsal-'));
  try {
    const copied = join(root, 'copied');
    await copyBackup(backup, copied);
    const rows = compareRows(backup, copied);
    const dataDir = join(root, 'restored');
    const restored = await restoreBackup(backup, dataDir, { slugs, ...(at && { at }) });
    const last = restored.rewound?.last;
    const compared = at && last ? compareDocuments(backup, { copied, dataDir, at, last, slugs }) : 0;
    const lake = openLakeOf({ ...environment, dataDir }, { say: () => {} });
    lake.close();
    const datasets = datasetsOf(backup.manifest).map((path) => sizeOf(join(dataDir, dirname(path)), slugs));
    const documents = datasets.reduce((sum, size) => sum + size, 0);
    const files = Object.values(backup.manifest.files);
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    return { ...rows, files: files.length, bytes, documents, datasets: datasets.length, compared, restored };
  } finally {
    await remove();
  }
}

function sizeOf(folder: string, slugs: readonly string[]): number {
  const store = openStore(folder, { slugs });
  const { size } = store.documents;
  store.close();
  return size;
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
