import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const token = 'end-to-end-administrator';

/** The folder of the built site, below web/. */
export const distDir = '.next-e2e';

/** The whole product, running for itself. */
export interface RunningProduct {
  url: string;
  lakeUrl: string;
  /** An administrator's, of its lake. */
  token: string;
  pid: number;
  dataDir: string;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** Starts the whole product on free ports with a data folder of its own, as `npm start` does; `say` gets what it prints. */
export async function startProduct(
  say: (text: string) => void = (text) => process.stdout.write(text),
): Promise<RunningProduct> {
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
      NEXT_DIST: distDir,
    },
    // The channel lets it end by itself when its parent is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await ready(child, say);
  return {
    url: `http://localhost:${port}`,
    lakeUrl: `http://127.0.0.1:${lakePort}`,
    token,
    pid: child.pid ?? 0,
    dataDir,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess, say: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        said += text;
        say(String(text));
        if (said.includes('Ctrl-C')) resolve();
      });
    }
    child.once('exit', (code) =>
      reject(new Error(`The product ended with code ${code} before it was ready:\n${said.trim()}`)),
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
