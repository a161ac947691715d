import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { hearProgram } from '../process/child.ts';
import { backedUpLake } from './backup-fixture.ts';
import { addBackup } from './backups.ts';
import { backupManifestName, factsOfFile, readBackupManifest } from './manifest.ts';

const root = mkdtempSync(join(tmpdir(), 'tessera-newer-'));

/** Makes a backup one of a lake that is newer than this one. */
async function makeNewer(folder: string): Promise<void> {
  const database = new DatabaseSync(join(folder, 'comments/lake.sqlite'));
  database.exec('PRAGMA user_version = 99');
  database.close();
  const manifest = await readBackupManifest(folder);
  manifest.files['comments/lake.sqlite'] = await factsOfFile(join(folder, 'comments/lake.sqlite'));
  writeFileSync(join(folder, backupManifestName), JSON.stringify(manifest));
}

test('a backup of a newer lake is refused before anything is touched, and the newest is named that can be read', async () => {
  const { its, among, folder: first } = await backedUpLake(root);
  const { folder: second } = await addBackup(its.dataDir, among, new Date('2026-01-02T00:00:00Z'));
  await its.close();
  await makeNewer(second);
  const mine = await testLake({ plugins: lakePlugins, dataDir: join(root, 'data') });
  await mine.stop();
  const before = readFileSync(join(mine.dataDir, 'lake.sqlite'));
  const restore = (...words: string[]) => {
    const args = ['--disable-warning=ExperimentalWarning', 'scripts/restore.ts', ...words];
    return hearProgram(process.execPath, args, { DATA_DIR: mine.dataDir, BACKUP_DIR: among });
  };
  const newer = 'was written by a newer release: the tables of "store" have the version 99, and it knows ';
  const other = `the newest in "${among}" that this one can read is "${first}", if it is to be that.`;

  const unnamed = await restore('--replace');
  expect(unnamed.code).toBe(1);
  expect(unnamed.said).toContain(`No backup was named, and the newest, "${second}", ${newer}`);
  expect(unnamed.said).toContain(`Nothing was restored. Restore it with that release; ${other}`);
  expect((await restore(second, '--rehearse')).said).toContain(`The backup "${second}" ${newer}`);
  expect(readFileSync(join(mine.dataDir, 'lake.sqlite'))).toEqual(before);

  expect((await restore(first, '--replace')).code).toBe(0);
  await makeNewer(first);
  expect((await restore('--replace')).said).toContain(`there is none in "${among}" that this one can read.`);
  rmSync(root, { recursive: true });
});
