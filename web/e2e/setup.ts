import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    site: { url: string; lakeUrl: string; token: string; pid: number };
  }
}

const token = 'end-to-end-administrator';

/** Starts the whole product on free ports with a data folder of its own, as `npm start` does, and ends it after the tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-e2e-'));
  const [port, lakePort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      LAKE_PORT: String(lakePort),
      DATA_DIR: dataDir,
      LAKE_TOKEN: token,
      // One name for every run, so that an unchanged site need not be built anew.
      SITE_URL: 'http://localhost:3000',
      NEXT_DIST: '.next-e2e',
    },
    // The channel lets it end by itself when the tests are killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await ready(child);
  project.provide('site', {
    url: `http://localhost:${port}`,
    lakeUrl: `http://127.0.0.1:${lakePort}`,
    token,
    pid: child.pid ?? 0,
  });
  return async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        said += text;
        process.stdout.write(text);
        if (said.includes('Ctrl-C')) resolve();
      });
    }
    child.once('exit', (code) =>
      reject(new Error(`The product ended with code ${code} before it was ready.`)),
    );
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
