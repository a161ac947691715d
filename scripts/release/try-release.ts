import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#e2e/product/free-port.ts';
import type { Environment } from '#settings/environment.ts';
import { stopChild } from '../process/child.ts';
import { trySite } from './try-site.ts';

const readyWord = 'Ready in';

/**
 * Starts a copy of a release with an empty data folder, as nobody else has started it, and ends it again; what Node has compiled
 * meanwhile is put into the release, so that its first start is as quick as its second. Throws with what it says when it does not start.
 */
export async function tryRelease(home: string, environment: Environment): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-try-'));
  const copy = join(folder, 'release');
  try {
    cpSync(home, copy, { recursive: true, verbatimSymlinks: true });
    const [port, lakePort] = [await freePort(), await freePort()];
    const child = spawn(join(copy, 'bin/tessera'), ['start'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        NODE_ENV: 'production',
        PATH: '/usr/bin:/bin',
        PORT: String(port),
        LAKE_PORT: String(lakePort),
        SITE_HOST: '127.0.0.1',
        DATA_DIR: join(folder, 'data'),
        LOG_FORMAT: 'text',
        ...(environment.readToken && { SANITY_READ_TOKEN: environment.readToken }),
      },
    });
    await isReady(child);
    await trySite(`http://127.0.0.1:${port}`);
    // One that is killed has not written what it has compiled.
    await stopChild(child);
    rmSync(join(home, '.cache'), { recursive: true, force: true });
    cpSync(join(copy, '.cache'), join(home, '.cache'), { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves when a release says that it is ready; rejects with what it has said when it ends before. */
function isReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => {
        said = (said + text).slice(-8_000);
        if (said.includes(readyWord)) resolve();
      });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The release does not start:\n${said.trim()}`)));
  });
}
