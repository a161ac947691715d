import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#lake/free-port.ts';
import { temporaryFolder } from '#lake/kernel/files/remove-at-end.ts';
import { messageOf } from '#lake/kernel/message-of.ts';
import type { Environment } from '#settings/environment.ts';
import { startProgram, stopChild } from '../process/child.ts';
import { trySite } from './try-site.ts';

/**
 * Starts a copy of a release with an empty data folder, as if for the first time, and ends it again in any case. Puts
 * what Node has compiled meanwhile into the release, so that its first start is as quick as its second. Throws with
 * what it says when it does not start, and with what is wrong when it is not well within `maxMs`.
 */
export async function tryRelease(home: string, environment: Environment, maxMs?: number): Promise<void> {
  const { folder, remove } = temporaryFolder(join(tmpdir(), 'tessera-try-'));
  const copy = join(folder, 'release');
  try {
    await cp(home, copy, { recursive: true, verbatimSymlinks: true });
    await runOnce(copy, join(folder, 'data'), environment, maxMs);
    await rm(join(home, '.cache'), { recursive: true, force: true });
    await cp(join(copy, '.cache'), join(home, '.cache'), { recursive: true });
  } finally {
    await remove();
  }
}

async function runOnce(
  root: string,
  dataDir: string,
  { readToken }: Environment,
  maxMs: number | undefined,
): Promise<void> {
  const [port, lakePort] = [await freePort(), await freePort()];
  const env = {
    NODE_ENV: 'production',
    PATH: '/usr/bin:/bin',
    PORT: String(port),
    LAKE_PORT: String(lakePort),
    SITE_HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_FORMAT: 'text',
    ...(readToken && { SANITY_READ_TOKEN: readToken }),
  };
  const how = { words: 'Ready in', env, isApart: true };
  const { child } = await startProgram(join(root, 'bin/tessera'), ['start'], how).catch((cause) => {
    throw new Error(`The release does not start:\n${messageOf(cause)}`, { cause });
  });
  try {
    await trySite(`http://127.0.0.1:${port}`, maxMs);
  } finally {
    await stopChild(child); // a process that is killed does not write what it has compiled
  }
}
