import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-serve-'));
const command = 'lake/command/tessera-lake.ts';
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) await end(child, 'SIGTERM');
  rmSync(folder, { recursive: true });
});

/** The code with which a process ends on a signal. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

/** Starts the command, and returns what it has said once it also listens under Sanity's names. */
async function serve(...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [command, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let said = '';
  for await (const text of child.stdout.iterator({ destroyOnReturn: false })) {
    said += text;
    if (said.includes('/etc/hosts:\n') && said.endsWith('\n\n')) return said;
  }
  throw new Error(`It ended: ${said}`);
}

/** The status of the answer under one of Sanity's names, from whatever listens at an address. */
function askByName(host: string, port: number, data: string): Promise<number | undefined> {
  const ca = readFileSync(join(data, 'names/authority.pem'));
  const headers = { host: 'api.sanity.io' };
  return new Promise((done, fail) => {
    request({ host, port, path: '/ping', servername: 'api.sanity.io', ca, headers }, (response) => {
      response.resume();
      done(response.statusCode);
    })
      .on('error', fail)
      .end();
  });
}

// Elsewhere a machine has no second loopback address by default.
test.skipIf(process.platform !== 'linux')(
  'a lake on another address of loopback is there under the names, addresses and for the commands that are printed',
  async () => {
    const data = join(folder, 'second');
    const [port, tlsPort] = [await freePort(), await freePort()];
    const said = await serve(
      ...['--data', data, '--host', '127.0.0.2', '--port', String(port), '--tls-port', String(tlsPort)],
    );
    expect(said).toContain(`is ready on http://127.0.0.2:${port}\n`);
    expect(said).toContain(`apiHost: 'http://127.0.0.2:${port}'`);
    expect(said).toMatch(/^ {2}127\.0\.0\.2 api\.sanity\.io cdn\.sanity\.io /m);
    expect(await askByName('127.0.0.2', tlsPort, data)).toBe(200);
    expect((await fetch(`http://127.0.0.2:${port}/ping`)).status).toBe(200);
    // Whoever sits at this machine signs in on this page with one click.
    const origin = encodeURIComponent('http://localhost:3333/');
    const signIn = await fetch(`http://127.0.0.2:${port}/lake/login?origin=${origin}`);
    expect(await signIn.text()).toContain('name="as" value="local"');
    const script =
      "fetch('https://api.sanity.io/ping').then(({ status }) => console.log(status, process.env.SANITY_STUDIO_API_HOST))";
    const run = [command, 'run', '--data', data, '--', process.execPath, '-e', script];
    const { stdout } = await promisify(execFile)(process.execPath, run);
    expect(stdout).toBe(`200 http://127.0.0.2:${port}\n`);
  },
);

test('a lake on all addresses is named by one that leads to it', async () => {
  const data = join(folder, 'all');
  const [port, tlsPort] = [await freePort(), await freePort()];
  const said = await serve(
    ...['--data', data, '--host', '0.0.0.0', '--port', String(port), '--tls-port', String(tlsPort)],
  );
  expect(said).toContain(`is ready on http://localhost:${port}\n`);
  expect(said).toMatch(/^ {2}127\.0\.0\.1 api\.sanity\.io /m);
  expect(await askByName('127.0.0.1', tlsPort, data)).toBe(200);

  const child = children.pop();
  expect(child && (await end(child, 'SIGHUP')), 'as when its terminal is closed').toBe(0);
});
