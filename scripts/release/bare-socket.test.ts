import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '#lake/free-port.ts';
import { holdPort } from './bare-socket.ts';

const answering = join(import.meta.dirname, 'answering-fixture.ts');

async function begin(fd: number, name: string) {
  const child = fork(answering, [name], { stdio: ['ignore', 'inherit', 'inherit', 'ipc', fd] });
  await once(child, 'message');
  return child;
}

test('who comes to a held port while nobody answers there is answered by the next process', async () => {
  const port = await freePort();
  const socket = await holdPort(port, '127.0.0.1', 'PORT');
  const ask = async () =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text();
  const first = await begin(socket.fd, 'first');
  expect(await ask()).toBe('first');
  first.kill();
  await once(first, 'exit');
  const waiting = ask();
  const second = await begin(socket.fd, 'second');
  expect(await waiting).toBe('second');
  second.kill();
  await once(second, 'exit');
  socket.close();
});

test('a port that is taken is told with the variable that changes it', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(holdPort(port, undefined, 'PORT')).rejects.toThrow(
    `The port ${port} is taken. Stop what runs there, or set PORT to another port.`,
  );
  other.close();
});
