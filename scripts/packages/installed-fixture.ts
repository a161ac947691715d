import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { fieldIn } from '#schemas/fields.ts';
import { packWorkspace } from './pack-workspace.ts';
import { linkOurs, unpackBeside } from './unpack.ts';

const run = promisify(execFile);

/** The environment of a stranger: the machine's own, without what this product and its tests have set. */
const env: NodeJS.ProcessEnv = {
  NODE_ENV: 'development',
  PATH: `${resolve('node_modules/node/bin')}:${process.env.PATH}`,
  HOME: process.env.HOME,
  CI: 'true',
  NPM_CONFIG_LOGLEVEL: 'error',
};

/** A stranger's project in which npm has installed one of our packages. */
export interface Installed {
  folder: string;
  /** Runs a line in a shell there and resolves with what it printed; throws with what it said when it fails. */
  sh(line: string): Promise<string>;
  /** Starts the lake's command there; resolves when it, or the Studio that it runs, has printed that it is ready. */
  start(...args: string[]): Promise<Started>;
  /** Writes a file. */
  write(name: string, text: string): void;
  remove(): void;
}

/** A lake that was started by its command. */
export interface Started {
  said(): string;
  /** Tells it to end, by default as Ctrl-C does, and resolves with its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

const isReady = /Ctrl-C ends it|running at/;
const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ENOTCACHED/;

/** Does what npm would do, commands included, without a registry. */
async function unpackWithCommands(file: string, project: string, besides: readonly string[]): Promise<void> {
  const names = besides.map((one) => one.replace(/(?<=.)@.*/, ''));
  const { folder, bin = {} } = await unpackBeside(file, project, names);
  mkdirSync(join(project, 'node_modules/.bin'));
  for (const [command, path] of Object.entries(bin)) {
    chmodSync(join(folder, path), 0o755);
    symlinkSync(join(folder, path), join(project, 'node_modules/.bin', command));
  }
}

/**
 * Packs a workspace and has npm install it in an empty folder, beside other packages, from its cache or the registry.
 * Where neither can be reached, they are unpacked and linked. The `linked` packages are this product's own, which npm
 * does not know of.
 */
export async function installPacked(
  workspace: string,
  { besides, linked = [] }: { besides: string[]; linked?: string[] },
): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-installed-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('package.json', '{ "private": true, "type": "module" }');
  const file = await packWorkspace(workspace, folder);
  const quietly = ['--prefer-offline', '--fetch-retries=0', '--no-audit', '--no-fund'];
  try {
    // The machine may reach the registry only by what its environment says.
    await run('npm', ['install', ...quietly, file, ...besides], {
      cwd: folder,
      env: { ...process.env, ...env },
    });
  } catch (error) {
    if (!isOffline.test(String(fieldIn(error, 'stderr')))) throw error;
    await unpackWithCommands(file, folder, besides);
  }
  for (const name of linked) linkOurs(name, folder);
  return {
    folder,
    write,
    async sh(line) {
      const { stdout } = await run('sh', ['-c', line], { cwd: folder, env });
      return stdout;
    },
    start(...args) {
      const child = spawn(join(folder, 'node_modules/.bin/tessera-lake'), args, { cwd: folder, env });
      let said = '';
      const ended = new Promise<number | null>((done) => child.once('close', done));
      return new Promise((done, fail) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (text) => {
            said += text;
            if (isReady.test(said))
              done({
                said: () => said,
                end(signal = 'SIGINT') {
                  child.kill(signal);
                  return ended;
                },
              });
          });
        void ended.then((code) => fail(new Error(`${said} (code ${code})`)));
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
