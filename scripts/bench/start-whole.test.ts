import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#lake/free-port.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'tessera-start-whole-'));
const distDir = '.next-of-started-whole';
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(join('web', distDir), { recursive: true, force: true });
});

const starter = `
  import { startWhole } from '${join(import.meta.dirname, 'start-whole.ts')}';
  await startWhole(JSON.parse(process.argv.at(-1)));`;

test('a product that is measured ends with the bench, even one that is killed', async () => {
  const metricsPort = await freePort();
  const variables = {
    DATA_DIR: dataDir,
    NEXT_DIST: distDir,
    PORT: String(await freePort()),
    LAKE_PORT: String(await freePort()),
    METRICS_PORT: String(metricsPort),
  };
  const bench = fork(join(import.meta.dirname, 'nothing'), [JSON.stringify(variables)], {
    execArgv: ['--disable-warning=ExperimentalWarning', '--input-type=module-typescript', '--eval', starter],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  // The figures are served from the beginning; the rest of the start takes much longer than the test.
  const product = () =>
    fetch(`http://127.0.0.1:${metricsPort}/metrics`).then(
      () => 'runs',
      () => 'is gone',
    );
  await expect.poll(product, { timeout: 30_000 }).toBe('runs');
  bench.kill('SIGKILL');
  await once(bench, 'exit');
  await expect.poll(product, { timeout: 10_000 }).toBe('is gone');
}, 60_000);
