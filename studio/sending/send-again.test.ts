import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventSource } from 'eventsource';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sendAgain } from './send-again.ts';

const { fetch: ownFetch } = globalThis;
let server: Server;
let address: string;
let heard: string[];
/** How the next requests are answered; one that is not listed is answered with 200. */
let answers: RequestListener[];

beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push(request.url ?? '');
    const answer = answers.shift() ?? ((_request, late) => late.end('{"transactionId":"of-a-test"}'));
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  sendAgain();
});
afterEach(() => {
  heard = [];
});
heard = [];
afterAll(() => {
  globalThis.fetch = ownFetch;
  server.close();
});

const cutOff: RequestListener = (request) => request.socket.destroy();
const status =
  (code: number, body = ''): RequestListener =>
  (_request, response) =>
    response.writeHead(code).end(body);
const change = (signal?: AbortSignal) =>
  fetch(`${address}/v1/data/actions/production`, {
    method: 'POST',
    body: JSON.stringify({ transactionId: 'of-a-test', actions: [] }),
    signal: signal ?? null,
  });

const question = () => fetch(`${address}/v1/data/query/production`);

test('a change is sent again until the lake can be reached', async () => {
  answers = [cutOff, status(503)];
  expect((await change()).status).toBe(200);
  expect(heard).toHaveLength(3);
});

test('a change that was taken, and whose answer was lost, counts as taken', async () => {
  answers = [cutOff, status(409, 'The transaction "of-a-test" was committed before.')];
  expect(await (await change()).json()).toEqual({ transactionId: 'of-a-test' });
});

test('a change that is refused is not sent again', async () => {
  answers = [status(409, 'The transaction "of-a-test" was committed before.')];
  expect((await change()).status).toBe(409);
  answers = [cutOff, status(409, 'Somebody else has changed it.')];
  expect((await change()).status).toBe(409);
  answers = [status(400)];
  expect((await change()).status).toBe(400);
});

test('a change that nobody waits for any more is not sent again', async () => {
  const abort = new AbortController();
  answers = [() => abort.abort()];
  await expect(change(abort.signal)).rejects.toThrow('aborted');
  expect(heard).toHaveLength(1);
});

test('what is asked of a lake that was never reached is left to who asks', async () => {
  answers = [cutOff];
  await expect(question()).rejects.toThrow('fetch failed');
});

test('what is asked of a lake that was reached before is asked again until it is there again', async () => {
  await question();
  answers = [cutOff, status(503)];
  expect((await question()).status).toBe(200);
  expect(heard).toHaveLength(4);
  answers = [status(400)];
  expect((await question()).status).toBe(400);
});

test('who listens to a lake that is away for a moment listens on as the same one, who tells what it heard last', async () => {
  const stream =
    (id: string): RequestListener =>
    (_request, response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/event-stream' })
        .end(`retry: 20\nid: ${id}\ndata: {}\n\n`);
  const told = Promise.withResolvers<unknown>();
  answers = [
    stream('the-last'),
    status(503),
    (request) => {
      told.resolve(request.headers['last-event-id']);
      request.socket.destroy();
    },
  ];
  const events = new EventSource(`${address}/v1/data/listen/production`, {
    fetch: (url, init) => fetch(url, init),
  });
  expect(await told.promise).toBe('the-last');
  events.close();
});

test('other requests are left to who makes them', async () => {
  answers = [cutOff];
  await expect(fetch(`${address}/v1/users/me`)).rejects.toThrow('fetch failed');
});
