import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearProgram } from '../process/child.ts';
import { type Begun, Keeper } from './keeper.ts';
import { askForSwitch, hearSwitches } from './switch-socket.ts';

let home: string; // holds the releases and their data
let data: string;
let two: string;
let server: Server | undefined;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tessera-switch-'));
  [data = '', two = ''] = ['data', 'two'].map((name) => join(home, name));
  for (const folder of [data, two]) mkdirSync(folder);
  symlinkSync('one', join(home, 'current'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  server?.close();
  server = undefined;
  rmSync(home, { recursive: true });
});

/** Keeps a release that has nothing to do, as does the next one once its trial is over. */
async function keepOne(trial: () => Promise<unknown>): Promise<void> {
  const release = (name: string): Begun => ({
    name,
    tables: {},
    async ask(order) {
      if (order === 'try') await trial();
    },
    async end() {},
  });
  const keeper = await Keeper.open(release('one'), false, async () => []);
  server = await hearSwitches(data, keeper, async () => release('two'));
}
const current = () => readlinkSync(join(home, 'current'));

test('the link "current" leads to the release that serves, also when whoever asked for it has gone during the trial', async () => {
  const begun = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  await keepOne(() => {
    begun.resolve();
    return left.promise;
  });
  const words = ['--disable-warning=ExperimentalWarning', resolve('scripts/release/switch.ts')];
  const asking = spawn(process.execPath, words, { cwd: two, env: { ...process.env, DATA_DIR: data } });
  await begun.promise;
  asking.kill('SIGHUP');
  await once(asking, 'exit');
  expect(current()).toBe('one');
  left.resolve();
  await expect.poll(current).toBe('two');
});

test('what becomes of the link is told with the switch', async () => {
  await keepOne(async () => {});
  const link = join(home, 'current');
  const serves = (before: string) => `"two" serves in the place of "${before}".`;
  expect(await askForSwitch(data, two, false)).toEqual({
    isDone: true,
    said: `${serves('one')}\nThe link "${link}" leads to it.`,
  });
  // This is in the way of the link that is about to replace the old one.
  mkdirSync(`${link}.new`);
  writeFileSync(join(`${link}.new`, 'file'), '');
  const { isDone, said } = await askForSwitch(data, two, false);
  expect(isDone).toBe(false);
  expect(said.split('\n')).toEqual([
    serves('two'),
    expect.stringMatching(/^The link ".*\/current" cannot be led to ".*\/two" \(.+\)\. Lead it there /),
    '"two" goes on serving.',
  ]);
  rmSync(link);
  expect(await askForSwitch(data, two, false)).toEqual({
    isDone: true,
    said: `${serves('two')}\nThere is no link "${link}": have what starts the product at boot start "${two}".`,
  });
});

test('a switch that fails leaves the link as it is', async () => {
  await keepOne(() => Promise.reject(new Error('It is not well.')));
  expect(await askForSwitch(data, two, false)).toEqual({
    isDone: false,
    said: 'It is not well.\n"one" goes on serving.',
  });
  expect(current()).toBe('one');
});

/** Asks as "tessera switch" does; resolves with why that failed. */
const whyNot = () => askForSwitch(data, '/opt/tessera/two', false).catch((error) => error.message);

/** Answers at the socket of a data folder in place of a process that keeps a release. */
async function answerWith(answer: Parameters<typeof createServer>[1]): Promise<void> {
  server = createServer(answer).listen(join(data, 'keeper.sock'));
  await once(server, 'listening');
}

test('where no release runs, or one was killed, that is told, with how to start one', async () => {
  const none = `No release runs on the data folder "${data}": start this one ("tessera start").`;
  expect(await whyNot()).toBe(none);
  const killed = `require('node:http').createServer().listen(${JSON.stringify(join(data, 'keeper.sock'))}, () => process.kill(process.pid, 'SIGKILL'))`;
  await hearProgram(process.execPath, ['-e', killed]);
  expect(await whyNot(), 'its socket is left over').toBe(none);
});

test('a data folder of another user is told, with who may ask', async () => {
  await answerWith((_, answer) => answer.end());
  chmodSync(data, 0o000);
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534); // root may open everything
  try {
    expect(await whyNot()).toBe(
      `The data folder "${data}" belongs to another user. Run this command as the one who owns it.`,
    );
  } finally {
    if (isRoot) process.seteuid?.(0);
    chmodSync(data, 0o700);
  }
});

test('a release that ends before it has answered is told, with where to look', async () => {
  const ended = new RegExp(
    `^The release that runs on the data folder "${data}" ended before it said what the switch came to \\(.+\\)\\. Its log tells why\\.$`,
  );
  await answerWith((asked) => asked.socket.destroy());
  expect(await whyNot()).toMatch(ended);
  server?.close();
  await answerWith((asked, answer) => {
    answer.writeHead(200, { 'content-length': 100 });
    answer.write('{"isDone"', () => asked.socket.destroy());
  });
  expect(await whyNot(), 'in the midst of its answer').toMatch(ended);
});
