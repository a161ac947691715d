import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '#lake/free-port.ts';
import type { Variables } from '#settings/variables.ts';
import { inheritedVariables } from './inherited-variables.ts';
import { copyPrepared, fixedVariables, ownDataDir, ownDistDir, prepareProduct } from './prepared-product.ts';

/** A whole running product of its own. */
export interface RunningProduct {
  url: string;
  lakeUrl: string;
  /** The token of an administrator of its lake. */
  token: string;
  pid: number;
  dataDir: string;
  /** The folder of its build, below web/. */
  distDir: string;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts products on free ports as `npm start` does, each with its own copy of the first content and of the build.
 * Builds first what is stale. `say` gets the output.
 */
export async function startProducts(
  count: number,
  say: (text: string) => void = (text) => process.stdout.write(text),
): Promise<RunningProduct[]> {
  await prepareProduct(say);
  return Promise.all(Array.from({ length: count }, () => startPrepared(say)));
}

/** Starts one product, as `startProducts` does, with these variables added to its own. */
export async function startProduct(
  say: (text: string) => void = (text) => process.stdout.write(text),
  others: Variables = {},
): Promise<RunningProduct> {
  await prepareProduct(say);
  return startPrepared(say, others);
}

/**
 * Starts one product from what is already prepared. Tests use it, because their runner has prepared everything, and two
 * preparations at one time would open the same data folder.
 */
export async function startPrepared(
  say: (text: string) => void = () => {},
  others: Variables = {},
): Promise<RunningProduct> {
  const dataDir = ownDataDir();
  const [port, lakePort] = [await freePort(), await freePort()];
  const distDir = ownDistDir();
  const variables = {
    ...fixedVariables,
    PORT: String(port),
    LAKE_PORT: String(lakePort),
    DATA_DIR: dataDir,
    NEXT_DIST: distDir,
  };
  const clear = () =>
    Promise.all(
      [dataDir, join('web', distDir)].map((folder) => rm(folder, { recursive: true, force: true })),
    );
  await copyPrepared(variables);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'], {
    env: { ...inheritedVariables(), ...variables, ...others },
    // Through the channel it notices when its parent is killed, and ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  await ready(child, say).catch(async (error) => {
    await clear();
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    lakeUrl: `http://127.0.0.1:${lakePort}`,
    token: fixedVariables.LAKE_TOKEN,
    pid: child.pid ?? 0,
    dataDir,
    distDir,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      await clear();
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
