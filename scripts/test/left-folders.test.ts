import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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

/** Removes them as an unprivileged user, even when the tests run as root. */
function removeAsAnybody(parent: string): void {
  chmodSync(parent, 0o777);
  const program = `
    import { removeLeftFolders } from '${resolve('e2e/product/left-folders.ts')}';
    if (process.getuid() === 0) process.setuid(65_534);
    await removeLeftFolders('${parent}', 'run-');`;
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval'];
  const { status, stderr } = spawnSync(process.execPath, [...flags, program], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}

test.skipIf(process.platform === 'win32')(
  'folders of somebody else stay while his run goes on, and where they cannot be removed, and the others go',
  () => {
    // Not in the temporary folder of a whole run, which other users may not open.
    const parent = mkdtempSync('/tmp/tessera-left-');
    const ended = spawnSync(process.execPath, ['--version']).pid;
    const closed = join(parent, `run-${ended}-a`, 'data');
    mkdirSync(join(closed, 'more'), { recursive: true });
    for (const name of ['run-1-a', `run-${ended}-b`]) mkdirSync(join(parent, name)); // 1 is the system's
    chmodSync(closed, 0o500);
    try {
      removeAsAnybody(parent);
      expect(readdirSync(parent).sort()).toEqual(['run-1-a', `run-${ended}-a`].sort());
    } finally {
      chmodSync(closed, 0o700);
      rmSync(parent, { recursive: true });
    }
  },
);
