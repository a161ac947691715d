import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '#lake/free-port.ts';
import { type Environment, readEnvironment } from '#settings/environment.ts';
import type { Variables } from '#settings/variables.ts';
import { openRecords, recordsFile } from '#web/known/open-records.ts';
import { readState, writeState } from '#web/known/renewal-state.ts';
import { hashSettings } from '#web/settings-effect.ts';
import { inheritedVariables } from './inherited-variables.ts';
import { removeLeftFolders } from './left-folders.ts';

/** The folder of the built site, below web/; running products use copies of it. */
export const distDir = '.next-e2e';

/** The settings that all products that tests and commands start have in common. */
export const fixedVariables = {
  NODE_ENV: 'production',
  LAKE_TOKEN: 'end-to-end-administrator',
  LOG_FORMAT: 'text', // people read what tests print
  // Tests give each visitor an address, because limits count each address by itself.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  // The same address in every run, so that an unchanged site need not be built again.
  SITE_URL: 'http://localhost:3000',
} as const;

const dataPrefix = 'tessera-e2e-';
const home = '.e2e';
/** The folder of a lake with the first content, from which products get copies. */
export const firstData = join(home, 'data');
const stamp = join(home, 'made-from');
const makesContent = ['content/**/*', '{lake,schemas}/**/*.ts', 'scripts/seed/*.ts'];

/**
 * Seeds a lake and builds site and Studio, if they are missing or were made from other sources; `say` gets the output.
 * Products are started from copies of both, so that their pages and their content belong together.
 */
export async function prepareProduct(say: (text: string) => void): Promise<void> {
  const source = fingerprint();
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== source) {
    // Pages that were built from other content would have to be rendered again at every start.
    for (const stale of [home, join('web', distDir)]) rmSync(stale, { recursive: true, force: true });
  }
  await build(say);
  writeFileSync(stamp, source);
}

/**
 * Copies the prepared content and the prepared build to the folders that the variables of a product name, so that the
 * product may change them.
 */
export async function copyPrepared(variables: Variables): Promise<void> {
  await removeLeftFolders('web', `${distDir}-`);
  await removeLeftFolders(tmpdir(), dataPrefix);
  const environment = readEnvironment(variables);
  await cp(firstData, environment.dataDir, { recursive: true });
  const [from, to] = [join('web', distDir), join('web', environment.distDir)];
  await cp(from, to, { recursive: true, filter: (source) => source !== join(from, 'cache') });
  keepPages(to, environment);
}

/**
 * Marks the pages of a copied build as made from this content, although it lies elsewhere now, so that they need not be
 * rendered again.
 */
export function keepPages(built: string, environment: Environment): void {
  const records = openRecords(recordsFile(built));
  const state = readState(records);
  if (state) writeState(records, { ...state, settings: hashSettings(environment, 'pages') });
  records.close();
}

/**
 * Makes a new folder for a copy of the build, below web/, whose name has the id of this process. A port may be given
 * out twice; a folder is not.
 */
export const ownDistDir = (): string => basename(mkdtempSync(join('web', `${distDir}-${process.pid}-`)));

/** Makes a new folder for the data of a product, whose name has the id of this process. */
export const ownDataDir = (): string => mkdtempSync(join(tmpdir(), `${dataPrefix}${process.pid}-`));

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of makesContent.flatMap((pattern) => globSync(pattern)).sort())
    if (/\.\w+$/.test(file) && !file.includes('.test.')) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

async function build(say: (text: string) => void): Promise<void> {
  const [port, lakePort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/build.ts'], {
    env: {
      ...inheritedVariables(),
      ...fixedVariables,
      PORT: String(port),
      LAKE_PORT: String(lakePort),
      DATA_DIR: firstData,
      NEXT_DIST: distDir,
    },
    // Through the channel it notices when its parent is killed, and ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      said += text;
      say(String(text));
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The product could not be built:\n${said.trim()}`);
}
