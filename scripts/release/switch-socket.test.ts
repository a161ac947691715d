import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hearProgram } from '../process/child.ts';
import { askForSwitch } from './switch-socket.ts';

let data: string;
let server: Server | undefined;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'tessera-switch-'));
});
afterEach(() => {
  server?.close();
  server = undefined;
  rmSync(data, { recursive: true });
});

/** Asks as "tessera switch" does, and answers why that came to nothing. */
const whyNot = () => askForSwitch(data, '/opt/tessera/two', false).catch((error) => error.message);

/** Answers at the socket of a data folder in the place of who keeps a release. */
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
