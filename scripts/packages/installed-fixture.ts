import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { packWorkspace } from './pack-workspace.ts';

const run = promisify(execFile);

/** The environment of somebody else: the machine's own, but for what this product and its tests have set. */
const env: NodeJS.ProcessEnv = {
  NODE_ENV: 'development',
  PATH: `${resolve('node_modules/node/bin')}:${process.env.PATH}`,
  HOME: process.env.HOME,
  CI: 'true',
  NPM_CONFIG_LOGLEVEL: 'error',
};

/** A project of somebody else, in which a package of ours was installed by npm. */
export interface Installed {
  folder: string;
  /** Has a line run by a shell there; answers what it printed, and throws with what it said when it fails. */
  sh(line: string): Promise<string>;
  /** Starts the lake's command there, and resolves when it has printed that it is ready. */
  start(...args: string[]): Promise<Started>;
  /** Writes a file. */
  write(name: string, text: string): void;
  remove(): void;
}

/** A lake that was started by its command. */
export interface Started {
  said(): string;
  /** Tells it to end as Ctrl-C does; answers its code. */
  end(): Promise<number | null>;
}

/** Packs a workspace and has npm install it in an empty folder, beside other packages; and links some of this product's beside it, unseen by npm. */
export async function installPacked(
  workspace: string,
  { besides, linked = [] }: { besides: string[]; linked?: string[] },
): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-installed-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('package.json', '{ "private": true, "type": "module" }');
  const file = await packWorkspace(workspace, folder);
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['install', ...quietly, file, ...besides], { cwd: folder, env });
  for (const name of linked) symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
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
            if (/Ctrl-C ends it/.test(said))
              done({
                said: () => said,
                end() {
                  child.kill('SIGINT');
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
