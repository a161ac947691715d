import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FigureSources } from './ask-figures.ts';
import { processFigures } from './process-figures.ts';
import { serveFigures } from './serve-figures.ts';

let children: ChildProcess[];
let sources: FigureSources;
let server: Server;
beforeEach(async () => {
  sources = new FigureSources();
  children = [];
  for (const name of ['front-1', 'front-2']) start(name);
  await Promise.all(children.map((child) => once(child, 'message')));
  for (const child of children) sources.add(child);
  const own = processFigures('start');
  server = await serveFigures({ port: 0, host: '127.0.0.1' }, () => sources.read(own));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  server.close();
  server.closeAllConnections();
});

function start(...words: string[]): ChildProcess {
  const child = fork(join(import.meta.dirname, 'counting-process-fixture.ts'), words, {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['inherit', 'inherit', 'ignore', 'ipc'], // of which one says that it cannot read
  });
  children.push(child);
  return child;
}
const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`); // it listens on a port

test('the figures of all processes are read at one address, each under its name', async () => {
  const answer = await get('/metrics');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const text = await answer.text();
  for (const line of [
    '# TYPE tessera_knocks_total counter',
    'tessera_knocks_total{door="front",process="front-1"} 1',
    'tessera_knocks_total{door="front",process="front-2"} 1',
    'tessera_knock_seconds_bucket{le="0.01",door="front",process="front-1"} 1',
    'tessera_knock_seconds_bucket{le="0.005",door="front",process="front-1"} 0',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text.match(/^# HELP tessera_knocks_total/gm)).toHaveLength(1);
  for (const name of ['memory_bytes', 'heap_bytes', 'cpu_seconds_total', 'event_loop_lag_seconds'])
    for (const process of ['start', 'front-1', 'front-2'])
      expect(text, name).toMatch(new RegExp(`^tessera_${name}\\{process="${process}"\\} [\\d.e+-]+$`, 'm'));
  expect(text.match(/^(?!#|tessera_).+/gm), 'what has another name').toBeNull();
});

test.runIf(process.platform === 'linux')(
  'open descriptors are counted beside how many there may be',
  async () => {
    const text = await (await get('/metrics')).text();
    const [, open] = /^tessera_descriptors_open\{process="start"\} (\d+)$/m.exec(text) ?? [];
    const [, max] = /^tessera_descriptors_max\{process="start"\} (\d+)$/m.exec(text) ?? [];
    expect(Number(open)).toBeGreaterThan(3);
    expect(Number(max)).toBeGreaterThan(Number(open));
  },
);

test('a process that has ended is missing, and nobody waits for it', async () => {
  const [first] = children;
  first?.kill('SIGKILL');
  if (first) await once(first, 'exit');
  const text = await (await get('/metrics')).text();
  expect(text).toContain('process="front-2"');
  expect(text).not.toContain('process="front-1"');
});

test('a process whose figures cannot be read goes on, and is missing', async () => {
  const child = start('front-3', 'fails');
  await once(child, 'message');
  sources.add(child);
  for (let turn = 0; turn < 2; turn++) {
    const text = await (await get('/metrics')).text();
    expect(text).toContain('process="front-2"');
    expect(text).not.toContain('process="front-3"');
  }
  expect(child.exitCode).toBeNull();
});

test('there is nothing else at the port, and a taken one is told', async () => {
  expect((await get('/')).status).toBe(404);
  const { port } = server.address() as AddressInfo; // it listens on a port
  await expect(serveFigures({ port, host: '127.0.0.1' }, async () => '')).rejects.toThrow(
    `The port ${port} is taken. Stop what runs there, or set METRICS_PORT to another port.`,
  );
});

test.each([
  { why: 'no address of this machine', host: '192.0.2.1' },
  { why: 'no host', host: 'no-such-host.invalid' },
])('$why to serve figures at is told by the settings that name it', async ({ host }) => {
  await expect(serveFigures({ port: 1, host }, async () => '')).rejects.toThrow(
    /^The figures cannot be served at the port 1 of "[\w.-]+" \(.*E[A-Z]+.*\)\. Set METRICS_HOST to an address of this machine, or METRICS_PORT to another port, one from 1024 on where this process has no rights\.$/,
  );
});
