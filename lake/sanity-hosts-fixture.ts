import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { serveNames } from './names/serve-names.ts';

/** What a program has printed, and the code with which it ended. */
export interface Said {
  code: number | null;
  output: string;
}

/** A lake under Sanity's own host names, for programs that know no other. */
export interface SanityHosts {
  /** A folder that is removed in the end: a project with a `sanity.cli.ts`. */
  folder: string;
  /** Runs the unmodified Sanity CLI of node_modules there, as an administrator of the lake. */
  sanity(...args: string[]): Promise<Said>;
  /** The environment variables that lead a Node process to the lake and make it trust the lake. */
  variables: Record<string, string>;
  /** The loopback port that answers under all of these names over TLS, for browsers. */
  tlsPort: number;
  /** Host names that were asked for and are not Sanity's; only the lake is ever reached. */
  readonly strangers: readonly string[];
  close(): Promise<void>;
}

/**
 * Leads Sanity's host names to a lake on a loopback port, for programs that honour HTTPS_PROXY and trust the
 * certificate authority made here.
 */
export async function sanityHosts(
  lakePort: number,
  token: string,
  projectId = 'tessera',
): Promise<SanityHosts> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-cli-'));
  const strangers: string[] = [];
  const { variables, tlsPort, close } = await serveNames({
    projectId,
    lakePort,
    dataDir: folder,
    passes(host) {
      strangers.push(host);
      return false;
    },
  });
  writeProject(folder, projectId);
  return {
    folder,
    strangers,
    variables,
    tlsPort,
    sanity: (...args) =>
      run(folder, args, {
        PATH: process.env.PATH,
        NODE_ENV: 'development',
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        CI: 'true',
        NO_UPDATE_NOTIFIER: '1',
        SANITY_AUTH_TOKEN: token,
        ...variables,
      }),
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The least that the CLI accepts as a project: where it is, and a migration to run. */
function writeProject(folder: string, projectId: string): void {
  writeFileSync(join(folder, 'package.json'), '{"name": "of-a-test", "private": true, "type": "module"}\n');
  writeFileSync(
    join(folder, 'sanity.cli.ts'),
    `export default { api: { projectId: '${projectId}', dataset: 'production' } };\n`,
  );
  mkdirSync(join(folder, 'migrations'));
  writeFileSync(
    join(folder, 'migrations', 'shout.ts'),
    `export default {
      title: 'Shout', documentTypes: ['note'],
      migrate: { document: (note: { text: string }) => ({ path: ['text'], op: { type: 'set', value: note.text.toUpperCase() } }) },
    };\n`,
  );
}

function run(cwd: string, args: string[], env: NodeJS.ProcessEnv): Promise<Said> {
  const cli = resolve('node_modules/sanity/bin/sanity');
  const child = spawn(process.execPath, [cli, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  return new Promise((done) =>
    child.on('close', (code) => done({ code, output: stripVTControlCharacters(output) })),
  );
}
