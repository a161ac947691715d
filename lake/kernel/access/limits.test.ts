import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type TestLake, testLake } from '../../lake-fixture.ts';

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const limits = { queries: 6, anonymousQueries: 4, streams: 3, anonymousStreams: 2, uploads: 2, pictures: 3 };

let its: TestLake;
let editor: string;
beforeAll(async () => {
  its = await testLake({ trustedProxies: ['127.0.0.1'], limits });
  editor = its.lake.createToken('editor', 'Mara');
});
afterAll(() => its.close());

let stranger = 0;
const newAddress = () => `198.51.100.${++stranger}`;

interface Asking {
  from?: string;
  token?: string | undefined;
  method?: string;
  body?: Buffer;
  signal?: AbortSignal;
}

const ask = (path: string, { from, token, ...asking }: Asking = {}) =>
  fetch(`${its.url}/v2025-02-19${path}`, {
    ...(asking as RequestInit),
    headers: {
      ...(from && { 'x-forwarded-for': from }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });

/** The statuses of so many requests, one after the other; checks what each refusal says. */
async function statuses(count: number, send: () => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let index = 0; index < count; index++) {
    const answer = await send();
    all.push(answer.status);
    const text = await answer.text();
    if (answer.status !== 429) continue;
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(text).toMatch(
      /are (answered|open) to one (address|token).*\(limits\.\w+ of openLake\).* in \d+ s\./,
    );
  }
  return all;
}

const question = '/data/query/production?query=1';
const refusedAfter = (taken: number, more = 2) => [...Array(taken).fill(200), ...Array(more).fill(429)];

test('an address without a token is answered so many questions, whichever way it asks them; others are not kept waiting', async () => {
  const from = newAddress();
  const ways = [question, '/data/doc/production/a'];
  let index = 0;
  expect(await statuses(6, () => ask(ways[index++ % 2] ?? '', { from }))).toEqual(refusedAfter(4));
  expect((await ask(question, { from: newAddress() })).status).toBe(200);
  expect((await ask(question, { from, token: editor })).status, 'whoever signs in is somebody else').toBe(
    200,
  );
});

test('a token is answered so many questions, from wherever they come', async () => {
  const token = its.lake.createToken('viewer', 'Nils');
  expect(await statuses(8, () => ask(question, { from: newAddress(), token }))).toEqual(refusedAfter(6));
});

test('the site, by its own token, and whoever is at this machine are not counted', async () => {
  const token = 'administrator-of-a-test';
  expect(await statuses(20, () => ask(question, { from: newAddress(), token }))).toEqual(refusedAfter(20, 0));
  expect(await statuses(20, () => ask(question))).toEqual(refusedAfter(20, 0));
});

test('uploads are counted by token, pictures and files by address', async () => {
  const body = Buffer.from(png, 'base64');
  const upload = () =>
    ask('/assets/images/production', { from: newAddress(), token: editor, method: 'POST', body });
  const kept = (await (await upload()).json()) as { document: { path: string } };
  expect(await statuses(2, upload)).toEqual([200, 429]);
  const from = newAddress();
  const picture = () => ask(`/${kept.document.path}?w=1`, { from });
  expect(await statuses(4, picture)).toEqual(refusedAfter(3, 1));
  const file = '/files/tessera/production/0000000000000000000000000000000000000000.pdf';
  expect(await statuses(1, () => ask(file, { from }))).toEqual([429]);
});

/** Opens streams until one is refused; returns how many there are, and a function that closes them. */
async function openAll(path: string, asking: Asking) {
  const leaving = new AbortController();
  let count = 0;
  for (;;) {
    const answer = await ask(path, { ...asking, signal: leaving.signal });
    if (answer.status !== 200) {
      expect([answer.status, answer.headers.get('connection')]).toEqual([429, 'close']);
      expect(await answer.text()).toMatch(/streams at one time are open to/);
      return { count, leave: () => leaving.abort() };
    }
    count++;
  }
}

test('an address has so many streams, and a token has others; what is closed is free again', async () => {
  const from = newAddress();
  const listen = '/data/listen/production?query=*';
  const strangers = await openAll(listen, { from });
  expect(strangers.count).toBe(2);
  expect(await statuses(1, () => ask('/data/live/events/production', { from }))).toEqual([429]);
  const token = its.lake.createToken('editor', 'Ida');
  const known = await openAll(listen, { from, token });
  expect(known.count).toBe(3);
  strangers.leave();
  known.leave();
  await expect.poll(() => its.lake.listeners).toBe(0);
  for (const asking of [{ from }, { from, token }]) {
    const again = await openAll(listen, asking);
    expect(again.count).toBe(asking.token ? 3 : 2);
    again.leave();
  }
  await expect.poll(() => its.lake.listeners).toBe(0);
});

test('whoever follows a job holds a seat like any other stream', async () => {
  const from = newAddress();
  its.lake.database
    .prepare(`INSERT INTO copy_jobs VALUES ('copy-1', 'production', 'b', 'running', 1, NULL, 1, '', '')`)
    .run();
  const { count, leave } = await openAll('/jobs/copy-1/listen', { from });
  expect(count).toBe(2);
  expect(await statuses(1, () => ask('/data/live/events/production', { from }))).toEqual([429]);
  leave();
  await expect.poll(() => its.lake.listeners).toBe(0);
  its.lake.database.exec(`UPDATE copy_jobs SET state = 'completed'`);
  // A stream of a job that has ended is answered at once, and frees its seat.
  expect(await statuses(5, () => ask('/jobs/copy-1/listen', { from }))).toEqual(Array(5).fill(200));
});

test('a stream that is refused, or that a faulty query ends, holds no seat', async () => {
  const from = newAddress();
  for (let index = 0; index < 4; index++) {
    const faulty = await ask('/data/listen/production?query=*[', { from });
    expect(await faulty.text()).toContain('channelError');
    expect((await ask('/data/live/events/production?includeDrafts=true', { from })).status).toBe(401);
  }
  const { count, leave } = await openAll('/data/listen/production?query=*', { from });
  expect(count).toBe(2);
  leave();
});

test('sockets of presence have the seats of strangers until they say who they are, then those of that one', async () => {
  const from = newAddress();
  const token = its.lake.createToken('viewer', 'Olga');
  const open: WebSocket[] = [];
  const come = async () => {
    const socket = new WebSocket(`${its.url.replace('http', 'ws')}/v1/socket/production`, {
      headers: { 'x-forwarded-for': from },
    });
    open.push(socket);
    const answer = await new Promise<string>((resolve) => {
      socket.once('open', () => resolve('open'));
      socket.on('error', ({ message }) => resolve(message));
    });
    return { socket, answer };
  };
  const authorize = async (socket: WebSocket) => {
    socket.send(
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'authorization',
        params: { authorization: `Bearer ${token}` },
      }),
    );
    return String((await once(socket, 'message'))[0]);
  };
  for (let index = 0; index < 3; index++) {
    const { socket } = await come();
    expect(await authorize(socket)).toContain('"result":true');
  }
  const fourth = await come();
  expect(await authorize(fourth.socket)).toContain('3 streams at one time are open to one token');
  expect([(await come()).answer, (await come()).answer]).toEqual(['open', 'Unexpected server response: 429']);
  for (const socket of open) socket.terminate();
});

test('how many streams all strangers have together is a limit of its own, and whoever brings a token has others', async () => {
  const few = await testLake({
    trustedProxies: ['127.0.0.1'],
    limits: { anonymousStreams: 2, allAnonymousStreams: 3 },
  });
  const open = new AbortController();
  const listen = (from: string, token?: string) =>
    fetch(`${few.url}/v2025-02-19/data/live/events/production`, {
      signal: open.signal,
      headers: { 'x-forwarded-for': from, ...(token && { authorization: `Bearer ${token}` }) },
    });
  for (const from of ['198.51.100.1', '198.51.100.1', '198.51.100.2'])
    expect((await listen(from)).status).toBe(200);
  const refused = await listen('198.51.100.3');
  expect([refused.status, await refused.text()]).toEqual([
    429,
    expect.stringContaining('3 in all (limits.allAnonymousStreams of openLake)'),
  ]);
  expect((await listen('198.51.100.3', few.lake.createToken('viewer', 'Lena'))).status).toBe(200);
  open.abort();
  await few.close();
});
