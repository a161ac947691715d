import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packRelease } from './pack-release.ts';

const to = mkdtempSync(join(tmpdir(), 'tessera-packing-'));
afterAll(() => rmSync(to, { recursive: true }));

test('a release that is not there, or whose packing is cut off, has no archive', async () => {
  await expect(packRelease(to, 'none')).rejects.toThrow(
    `"${to}/none" could not be packed: tar says why above.`,
  );
  expect(readdirSync(to)).toEqual([]);

  mkdirSync(join(to, 'large'));
  writeFileSync(join(to, 'large/bytes'), randomBytes(64 * 1024 * 1024));
  const program = `import { packRelease } from ${JSON.stringify(resolve('scripts/release/pack-release.ts'))};
    await packRelease(${JSON.stringify(to)}, 'large');`;
  const args = ['--input-type=module-typescript', '--disable-warning=ExperimentalWarning', '-e', program];
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  await expect.poll(() => readdirSync(to).length, { interval: 1 }).toBeGreaterThan(1);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
  expect(readdirSync(to)).toEqual(['large']);
  expect(await packRelease(to, 'large')).toBe(join(to, 'large.tar.gz'));
});
