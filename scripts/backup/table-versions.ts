import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '#lake/kernel/files/remove-at-end.ts';
import type { Environment } from '#settings/environment.ts';
import { openLakeOf } from '../lake/open-lake.ts';
import { lakeFiles } from './kept-files.ts';

/** Versions of tables in a lake's file, by their owner. */
export type TableVersions = Record<string, number>;

/** The versions of the tables in each lake's file of a data folder: its own and those of further datasets. */
export async function tableVersionsIn(dataDir: string): Promise<Map<string, TableVersions>> {
  if (!existsSync(dataDir)) return new Map();
  return new Map((await lakeFiles(dataDir)).map((file) => [file, versionsOf(join(dataDir, file))]));
}

/** The versions of the tables that the lake of these sources writes, read from a lake made for the purpose. */
export async function knownTables(environment: Environment): Promise<TableVersions> {
  const { folder: dataDir, remove } = temporaryFolder(join(tmpdir(), 'tessera-tables-'));
  try {
    openLakeOf({ ...environment, dataDir }).close();
    return Object.assign({}, ...(await tableVersionsIn(dataDir)).values());
  } finally {
    await remove();
  }
}

/** What is to be done about the data before a release with other tables takes them over. */
export type Verdict = 'same' | 'older' | { newer: string };

/**
 * Compares data with the tables that a release knows: the `same`, `older` ones that it would change for good, or newer
 * ones that it cannot read.
 */
export function compareTables(data: Iterable<TableVersions>, known: TableVersions): Verdict {
  let verdict: Verdict = 'same';
  for (const versions of data)
    for (const [owner, version] of Object.entries(versions)) {
      const own = known[owner];
      if (own === undefined) continue; // of a feature that the release does not have, and leaves alone
      if (version > own)
        return { newer: `the tables of "${owner}" have the version ${version}, and it knows ${own}` };
      if (version < own) verdict = 'older';
    }
  return verdict;
}

/** The versions of the tables in a lake's file. */
export function versionsOf(file: string): TableVersions {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    const versions: TableVersions = {
      store: Number(database.prepare('PRAGMA user_version').get()?.user_version),
    };
    const has = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'table_versions'").get();
    const rows = has ? database.prepare('SELECT owner, version FROM table_versions').all() : [];
    for (const { owner, version } of rows) versions[String(owner)] = Number(version);
    return versions;
  } finally {
    database.close();
  }
}
