import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '#lake/free-port.ts';

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s closes the files of the lake before it ends',
  async (signal) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tessera-lake-'));
    const env = { ...process.env, DATA_DIR: dataDir, LAKE_PORT: String(await freePort()) };
    const lake = fork('scripts/lake.ts', { env, execArgv: ['--disable-warning=ExperimentalWarning'] });
    try {
      await once(lake, 'message');
      const ended = once(lake, 'exit');
      lake.kill(signal);
      expect(await ended).toEqual([0, null]);
      expect(readdirSync(dataDir).filter((name) => name.endsWith('-wal'))).toEqual([]);
    } finally {
      lake.kill('SIGKILL');
      rmSync(dataDir, { recursive: true });
    }
  },
);
