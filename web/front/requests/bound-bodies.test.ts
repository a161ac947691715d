import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seats } from '#limits/seats.ts';
import { BoundBodies, maxBytesOf } from './bound-bodies.ts';

const limit = 200_000; // bytes
const totalBytes = 500_000;
const shareOfSender = 250_000;
let read: number[];
let failures: unknown[];
let senders = 0; // who do not say that they are the same
let site: Server;

/** Reads a whole body before it answers, as a route does that needs one. */
const route: RequestListener = async (incoming, response) => {
  if (incoming.headers['x-answer'] === 'at once') {
    response.end('No need.');
    return;
  }
  if (incoming.headers['x-answer'] === 'at the first') {
    incoming.on('data', () => response.end('No need.'));
    return;
  }
  try {
    const body = await buffer(incoming);
    read.push(body.length);
    response.end(`${body.length} bytes`);
  } catch (error) {
    failures.push(error);
  }
};

beforeEach(() => {
  read = [];
  failures = [];
  const bodies = new BoundBodies(
    ({ headers }) => String(headers['x-sender'] ?? ++senders),
    () => limit,
    seats(shareOfSender, totalBytes),
  );
  site = createServer((incoming, response) => {
    if (bodies.admit(incoming, response)) route(incoming, response);
  }).listen(0);
});
afterEach(() => {
  site.closeAllConnections();
  site.close();
});

function post(headers: Record<string, string | number> = {}) {
  const { port } = site.address() as AddressInfo;
  const sending = request({ port, method: 'POST', headers }).on('error', () => {});
  const answer = once(sending, 'response').then(async ([response]: IncomingMessage[]) => {
    if (!response) throw new Error('There is no answer.');
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  });
  return { sending, answer };
}

test('a body within the limit is read whole, with a length and without', async () => {
  const { sending, answer } = post();
  for (let index = 0; index < 4; index++) sending.write(Buffer.alloc(limit / 4));
  sending.end();
  expect((await answer).body).toBe(`${limit} bytes`);
  const declared = post({ 'content-length': 3 });
  declared.sending.end('abc');
  expect((await declared.answer).body).toBe('3 bytes');
});

test('a body without a length is cut at the limit with 413, and nobody reads on', async () => {
  const { sending, answer } = post();
  const writing = setInterval(() => sending.write(Buffer.alloc(limit / 10)), 1);
  const { status, headers, body } = await answer;
  clearInterval(writing);
  expect([status, headers.connection]).toEqual([413, 'close']);
  expect(body).toBe(`What was sent is larger than the limit of ${limit} bytes.\n`);
  await expect
    .poll(() => sending.destroyed || sending.socket?.destroyed, { message: 'the connection ends' })
    .toBe(true);
  await expect.poll(() => failures, { message: 'the route does not wait for ever' }).toHaveLength(1);
  expect(read).toEqual([]);
});

test('what is sent after the answer is held by nobody, and keeps nobody else from sending', async () => {
  for (let index = 0; index < 8; index++) {
    const socket = connect((site.address() as AddressInfo).port);
    socket.write(
      `POST / HTTP/1.1\r\nhost: a\r\nx-answer: at the first\r\ncontent-length: ${3 + limit / 2}\r\n\r\nabc`,
    );
    await once(socket, 'data');
    socket.end(Buffer.alloc(limit / 2));
    await once(socket.resume(), 'close');
  }
  const { sending, answer } = post();
  sending.end('abc');
  expect((await answer).body).toBe('3 bytes');
});

test('whoever goes on sending after the answer is cut off', async () => {
  const { sending, answer } = post({ 'x-answer': 'at once' });
  const writing = setInterval(() => sending.write(Buffer.alloc(limit / 10)), 1);
  expect((await answer).body).toBe('No need.');
  await expect.poll(() => sending.destroyed).toBe(true);
  clearInterval(writing);
});

test('a body that says that it is too large reaches no route', async () => {
  const { sending, answer } = post({ 'content-length': limit + 1 });
  sending.end(Buffer.alloc(limit + 1));
  expect((await answer).status).toBe(413);
  expect([read, failures]).toEqual([[], []]);
});

test('many bodies within the limit do not fill the memory together', async () => {
  const open = Array.from({ length: 3 }, () => post());
  const isRefused = Promise.race(open.map(({ answer }) => answer));
  for (const { sending } of open) sending.write(Buffer.alloc(limit - 10));
  const refused = await isRefused;
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  for (const { sending } of open) sending.destroy();
  // Requests that have ended make room.
  await expect
    .poll(async () => {
      const { sending, answer } = post();
      sending.end(Buffer.alloc(limit));
      return (await answer).status;
    })
    .toBe(200);
});

test('what one sender begins to send and leaves open keeps only that sender from sending', async () => {
  const open = Array.from({ length: 3 }, () => post({ 'x-sender': 'one' }));
  const isRefused = Promise.race(open.map(({ answer }) => answer));
  for (const { sending } of open) sending.write(Buffer.alloc(shareOfSender / 2.5));
  expect((await isRefused).status).toBe(503);
  const other = post({ 'x-sender': 'other' });
  other.sending.end(Buffer.alloc(limit));
  expect((await other.answer).status).toBe(200);
});

test('an address takes little unless it is one of a form', () => {
  expect(maxBytesOf('/api/forms/submissions/v3/integration/submit/tessera/contact')).toBe(12 * 1024 * 1024);
  for (const url of ['/', '/api/webhook', '/api/next-year', '/studio', '/api/../api/forms/x'])
    expect(maxBytesOf(url), url).toBe(1024 * 1024);
});
