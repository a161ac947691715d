import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the folders in `parent` whose name begins with `prefix` and the id of a process that no longer runs: runs
 * that were killed have left them, and their builds and data are large. A folder that cannot be removed, because it is
 * somebody else's, stays.
 */
export async function removeLeftFolders(parent: string, prefix: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const [, pid] = (name.startsWith(prefix) && /^(\d+)-/.exec(name.slice(prefix.length))) || [];
    if (pid && !isAlive(Number(pid)))
      await rm(join(parent, name), { recursive: true, force: true }).catch(() => {});
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // the process exists and is somebody else's
  }
}
