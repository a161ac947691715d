import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that takes no more than some bytes. */
export interface SmallDisk {
  /** The folder, as a lake finds it that is started after the shell commands in `words`. */
  dataDir: string;
  words: string;
  /** The same folder for this process. */
  seen: string;
  end(): Promise<void>;
}

/** A folder on a disk of its own of a few megabytes, in memory; undefined where this process may not mount one. */
export async function mountedDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-disk-'));
  const mount = `mount -t tmpfs -o size=${megabytes}m,mode=700 tmpfs "${dataDir}" && echo mounted && exec sleep 3600`;
  const keeper = spawn('unshare', ['-rm', 'sh', '-c', mount], { stdio: ['ignore', 'pipe', 'ignore'] });
  const isMounted = await new Promise((resolve) => {
    keeper.stdout.once('data', () => resolve(true));
    keeper.once('error', () => resolve(false)).once('exit', () => resolve(false));
  });
  if (!isMounted) return undefined;
  return {
    dataDir,
    words: `exec nsenter -t ${keeper.pid} -U -m --preserve-credentials -- "$@";`,
    seen: `/proc/${keeper.pid}/root${dataDir}`,
    async end() {
      const gone = once(keeper, 'exit');
      keeper.kill();
      await gone;
    },
  };
}

/**
 * A folder in which no file may be longer than some megabytes. The signal for a file that would be is ignored, because
 * a full disk sends none.
 */
export function limitedDisk(megabytes: number): SmallDisk {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-disk-'));
  const words = `trap '' XFSZ; ulimit -f ${megabytes * 2048};`; // of 512 bytes
  return { dataDir, words, seen: dataDir, end: async () => {} };
}
