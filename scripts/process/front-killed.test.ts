import type { ChildProcess } from 'node:child_process';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '#lake/free-port.ts';
import { Part } from '../product/part.ts';
import { holdPort } from '../release/bare-socket.ts';
import { startChild, stopChildren } from './child.ts';

let port: number;
let isStopping = false;
let silent: { mockRestore(): void }[];
beforeEach(async () => {
  port = await freePort();
  isStopping = false;
  silent = (['error', 'log'] as const).map((name) => vi.spyOn(console, name).mockImplementation(() => {}));
});
afterEach(async () => {
  isStopping = true;
  await stopChildren();
  for (const spy of silent) spy.mockRestore();
});

/** Keeps a front running as the product does, at the port or at a socket that is open there. */
async function keepFront(socket?: number): Promise<Part> {
  const part = new Part();
  const handed = socket === undefined ? { args: [] } : { args: ['4'], handles: [socket] };
  const how = { ...handed, args: [String(port), ...handed.args] };
  await part.keep(
    {
      name: 'front',
      start: () => startChild('scripts/process/front-fixture.ts', how),
      asked: () => 'by its parent',
      meanwhile: 'the others go on',
    },
    () => isStopping,
  );
  return part;
}

/** Asks on a connection of its own; resolves with the answer when it has begun. */
const ask = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, agent: false }, resolve).once('error', reject).end();
  });
const whoAnswers = async () => text(await ask('/'));

/** A request that a front has begun to answer. */
async function holdOne(): Promise<{ by: string; ended: Promise<string> }> {
  const answer = await ask('/held');
  const { promise, resolve } = Promise.withResolvers<string>();
  const whole = new Promise<string>((done, fail) => {
    let said = '';
    answer.on('data', (some) => {
      said += some;
      resolve(said);
    });
    answer.once('end', () => done(said)).once('error', fail);
  });
  const ended = whole.catch(() => 'cut off');
  return { by: await promise, ended };
}

const pidOf = ({ child }: Part) => String(child?.pid);
function kill({ child }: Part): ChildProcess {
  if (!child) throw new Error('The front has not begun.');
  child.kill('SIGKILL');
  return child;
}

test.skipIf(process.platform !== 'linux')(
  'with a front that is killed only its own answers end; the other front goes on, and the killed one comes back',
  async () => {
    const [one, other] = [await keepFront(), await keepFront()];
    const [killed, staying] = [pidOf(one), pidOf(other)];
    const held: Awaited<ReturnType<typeof holdOne>>[] = [];
    const heldBy = (pid: string) => held.filter(({ by }) => by === pid);
    await expect
      .poll(async () => {
        held.push(await holdOne());
        return [killed, staying].every((pid) => heldBy(pid).length > 1);
      })
      .toBe(true);
    const dying = kill(one);
    for (const { ended } of heldBy(killed)) expect(await ended).toBe('cut off');
    await expect.poll(() => dying.signalCode).toBe('SIGKILL');
    for (let asked = 0; asked < 20; asked += 1)
      expect(await whoAnswers(), 'nobody is refused').not.toBe(killed);
    await expect
      .poll(async () => [killed, staying].includes(await whoAnswers()), { timeout: 10_000 })
      .toBe(false);
    expect(pidOf(one)).not.toBe(killed);
    other.child?.send('let go');
    for (const { ended } of heldBy(staying)) expect(await ended).toBe(`${staying} whole`);
  },
);

test('where the port of a release is held, whoever comes while its only front is killed waits for the next one', async () => {
  const socket = await holdPort(port, '127.0.0.1', 'PORT');
  const front = await keepFront(socket.fd);
  const killed = pidOf(front);
  const held = await holdOne();
  const dying = kill(front);
  expect([held.by, await held.ended]).toEqual([killed, 'cut off']);
  await expect.poll(() => dying.signalCode).toBe('SIGKILL');
  const waiting = Promise.all(Array.from({ length: 5 }, whoAnswers));
  const answered = new Set(await waiting);
  expect([...answered]).toEqual([pidOf(front)]);
  expect(answered.has(killed)).toBe(false);
  socket.close();
});
