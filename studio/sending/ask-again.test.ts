import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@sanity/client';
import { expect, onTestFinished, test } from 'vitest';
import { askAgain } from './ask-again.ts';

type Answer = 'cut off' | 504 | 400 | 200;

/** A client of a server that answers in this way, one time after the other, and how often it was asked. */
async function asking(...answers: Answer[]) {
  let asked = 0;
  const server = createServer((request, response) => {
    const answer = answers[asked++];
    if (answer === 'cut off') request.socket.destroy();
    else response.writeHead(answer ?? 500, { 'content-type': 'application/json' }).end('{"result": 1}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // it listens on a port
  const client = createClient({
    apiHost: `http://127.0.0.1:${port}`,
    useProjectHostname: false,
    projectId: 'a',
    dataset: 'a',
    apiVersion: '2025-01-01',
    useCdn: false,
    maxRetries: 0,
  });
  return { ask: () => client.fetch<number>('1'), asked: () => asked };
}

test('what cannot be asked for a moment is asked again', async () => {
  const { ask, asked } = await asking('cut off', 504, 200);
  expect(await askAgain(ask)).toBe(1);
  expect(asked()).toBe(3);
});

test('what the lake says against a question is not asked again', async () => {
  const { ask, asked } = await asking(400, 200);
  await expect(askAgain(ask)).rejects.toThrow();
  expect(asked()).toBe(1);
});

test('what nobody waits for any more is not asked again', async () => {
  const { ask, asked } = await asking('cut off', 200);
  await expect(askAgain(ask, AbortSignal.abort())).rejects.toThrow('fetch failed');
  expect(asked()).toBe(1);
});
