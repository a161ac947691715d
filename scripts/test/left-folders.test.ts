import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftFolders } from '#e2e/product/left-folders.ts';

test('folders of runs that were killed go, those of runs that go on and of others stay', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'tessera-left-'));
  try {
    const ended = spawnSync(process.execPath, ['--version']).pid;
    const stay = [`run-${process.pid}-a`, `other-${ended}-a`, 'run-named'];
    for (const name of [...stay, `run-${ended}-a`])
      mkdirSync(join(parent, name, 'data'), { recursive: true });
    await removeLeftFolders(parent, 'run-');
    expect(readdirSync(parent).sort()).toEqual(stay.sort());
  } finally {
    rmSync(parent, { recursive: true });
  }
});
