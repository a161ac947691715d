import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { below, isThorough } from '#lake/torture/effort-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { all, restoreInto } from './backup-fixture.ts';
import { addBackup } from './backups.ts';

const kills = isThorough ? 40 : 1;
const root = mkdtempSync(join(tmpdir(), 'tessera-restore-killed-'));

/** Begins to restore with the command, and kills it some time after it has begun to write, if it still runs then. */
async function killRestore(from: string, dataDir: string): Promise<void> {
  const args = ['--disable-warning=ExperimentalWarning', 'scripts/restore.ts', from, '--replace'];
  const env = { ...process.env, DATA_DIR: dataDir };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'exit');
  let said = '';
  for await (const text of child.stdout) {
    said += text;
    if (said.includes('Restoring into')) break;
  }
  setTimeout(() => child.kill('SIGKILL'), below(120));
  await ended;
}

async function openOn(dataDir: string): Promise<TestLake | 'cut off'> {
  return testLake({ plugins: lakePlugins, dataDir }).catch((error: Error) => {
    expect(error.message).toContain('was cut off');
    return 'cut off';
  });
}

test(`a restore that is killed ${kills} times leaves what was there, or all that came, or keeps lakes out until it is done again`, async () => {
  const source = await testLake({ plugins: lakePlugins });
  for (let n = 0; n < 5; n++) {
    await source.client().create({ _id: `new-${n}`, _type: 'x' });
    await source.client().assets.upload('file', Buffer.from(`file ${n}`));
  }
  const { folder: from } = await addBackup(source.dataDir, join(root, 'backups'));
  const wanted = await all(source);
  await source.close();
  const ends = { before: 0, after: 0, 'cut off': 0 };
  for (let kill = 0; kill < kills; kill++) {
    const dataDir = join(root, `data-${kill}`);
    const old = await testLake({ plugins: lakePlugins, dataDir });
    await old.client().create({ _id: 'old', _type: 'x' });
    const before = await all(old);
    await old.stop();
    await killRestore(from, dataDir);
    const lake = await openOn(dataDir);
    if (lake === 'cut off') {
      ends['cut off']++;
      await restoreInto(dataDir, { from, replace: true });
      const again = await testLake({ plugins: lakePlugins, dataDir });
      expect(await all(again)).toEqual(wanted);
      await again.stop();
    } else {
      const found = await all(lake);
      const isAfter = found.some(({ _id }) => _id === 'new-0');
      expect(found).toEqual(isAfter ? wanted : before);
      if (isAfter) expect(readdirSync(join(dataDir, 'assets'))).toHaveLength(5);
      ends[isAfter ? 'after' : 'before']++;
      await lake.stop();
    }
    rmSync(dataDir, { recursive: true });
  }
  console.log(`Restores killed: ${JSON.stringify(ends)}, nothing half there.`);
  rmSync(root, { recursive: true });
}, 3_600_000);
