import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { keepToken } from '../kernel/access/keep-token.ts';
import { LakeError } from '../kernel/store/lake-error.ts';
import { type ServedNames, serveNames } from '../names/serve-names.ts';
import { isLocalhost } from './listening.ts';
import { keepPlace, runningAt } from './place.ts';
import type { Options } from './read-options.ts';
import { startLake } from './start-lake.ts';

const ofSanity = /(^|\.)sanity\.(io|work)$/i;

/**
 * Runs a command for which Sanity's hosts are the lake of a data folder: the lake that runs there, or one that is
 * started for as long as the command runs. Ends the process with the command's own code.
 */
export async function runCommand(options: Options): Promise<never> {
  const [program = '', ...args] = options.command ?? [];
  const { data } = options;
  const lake = await lakeOf(options);
  const names = await serveNames({
    projectId: lake.project,
    lakePort: lake.port,
    lakeHost: lake.host,
    dataDir: data,
    onward: process.env.HTTPS_PROXY || process.env.https_proxy,
    passes(host) {
      if (!ofSanity.test(host)) return true;
      console.error(
        `tessera-lake: "${host}" does not belong to the project "${lake.project}" and was not reached.`,
      );
      return false;
    },
  });
  const child = spawn(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32', // where npx is not an executable
    env: {
      ...process.env,
      ...names.variables,
      NODE_EXTRA_CA_CERTS: trusted(names, data),
      SANITY_AUTH_TOKEN: lake.token,
      SANITY_STUDIO_API_HOST: lake.url,
    },
  });
  // A terminal sends this to the command as well, which decides when both end.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  const code = await new Promise<number>((done) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'ENOENT' ? 'there is no such program' : error.message;
      console.error(`"${program}" cannot be run: ${reason}.`);
      done(127);
    });
    child.once('close', (ended, signal) => done(ended ?? (signal === 'SIGINT' ? 130 : 143)));
  });
  await names.close();
  await lake.close();
  process.exit(code);
}

interface FoundLake {
  project: string;
  url: string;
  host: string;
  port: number;
  token: string;
  close(): Promise<void>;
}

async function lakeOf(options: Options): Promise<FoundLake> {
  const { data } = options;
  const running = await runningAt(data);
  if (running === undefined)
    return startLake(options, {
      say: (sentence) => console.error(`tessera-lake: ${sentence}`),
      onGone(reason) {
        console.error(reason.message);
        process.exit(1);
      },
    });
  if (options.importFile)
    throw new LakeError(
      'A lake already runs on this folder, and --import is only read when a lake starts. Stop that one first.',
    );
  const { hostname, port } = new URL(running);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return {
    ...keepPlace({ ...options, aclMode: undefined }), // who may read is as that lake was started
    url: isLocalhost(host) ? `http://localhost:${port}` : running,
    host,
    port: Number(port),
    token: keepToken(data).token,
    close: async () => {},
  };
}

/** The file of what the command's Node trusts: the lake's authority, and those that the environment already names. */
function trusted({ authorityFile }: ServedNames, data: string): string {
  const given = process.env.NODE_EXTRA_CA_CERTS;
  if (!given) return authorityFile;
  const both = resolve(data, 'names', 'trusted.pem');
  writeFileSync(both, readFileSync(authorityFile, 'utf8') + readFileSync(given, 'utf8'));
  return both;
}
