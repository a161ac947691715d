import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLake } from '#lake/lake.ts';
import { lakeOptions, testLake } from '#lake/lake-fixture.ts';
import { openBackup } from './open-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

test('however often a restore is cut off, at whichever moment, no lake begins on what is left', async () => {
  const out = mkdtempSync(join(tmpdir(), 'restore-twice-'));
  const its = await testLake();
  await its.client().create({ _id: 'a', _type: 'x' });
  await its.stop();
  const { dataDir } = its;
  await writeBackup(dataDir, join(out, 'backup'));
  const backup = await openBackup(join(out, 'backup'));
  /** Restores it, and calls `hear` with what is moved before each move. */
  const restore = (hear: (from: string) => void) =>
    restoreBackup(backup, dataDir, {
      slugs: [],
      replace: true,
      move(from, to) {
        hear(from);
        return rename(from, to);
      },
    });
  const kill = (from: string) => {
    if (from.endsWith('restore-unfinished/lake.sqlite')) throw new Error('It was killed.');
  };
  await expect(restore(kill)).rejects.toThrow('It was killed.');
  // The states in which the next restore would leave the folder if it were killed before one of its moves.
  const left: string[] = [];
  await restore(() => {
    const copy = join(out, `killed-${left.length}`);
    cpSync(dataDir, copy, { recursive: true });
    left.push(copy);
  });
  expect(left.length).toBeGreaterThan(2);
  for (const folder of left)
    expect(() => openLake({ ...lakeOptions, dataDir: folder })).toThrow(/interrupted/);
  await its.close();
  rmSync(out, { recursive: true });
});
