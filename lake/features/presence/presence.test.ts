import { once } from 'node:events';
import { createConnection } from 'node:net';
import { fromSanityClient } from '@sanity/bifur-client';
import { createClient } from '@sanity/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

/** A Studio's connection, as its own library makes it, and what it hears. */
function connect(token: string) {
  const config = { projectId: 'tessera', dataset: 'production', apiVersion: '2022-06-30', useCdn: false };
  const client = createClient({ ...config, apiHost: its.url, useProjectHostname: false, token });
  const bifur = fromSanityClient(client as never);
  const heard: { type: string; i: string; m?: { sessionId?: string; session?: string } }[] = [];
  const subscription = bifur.listen('presence').subscribe((event) => heard.push(event as never));
  const send = (method: string, params: object) =>
    bifur.request(`presence_${method}` as never, params as never).subscribe();
  return { heard, send, close: () => subscription.unsubscribe() };
}

test('somebody who opens a document is seen by the others, and not by himself', async () => {
  const [mara, nils] = [its.lake.createToken('editor', 'Mara'), its.lake.createToken('viewer', 'Nils')];
  const [hers, his] = [connect(mara), connect(nils)];
  const announcement = { data: { sessionId: 'hers', locations: [{ path: ['title'] }] } };
  await expect
    .poll(() => {
      hers.send('announce', announcement);
      return his.heard.filter(({ type }) => type === 'state').length;
    })
    .toBeGreaterThan(0);
  expect(his.heard.find(({ type }) => type === 'state')).toMatchObject({
    i: expect.stringMatching(/^token-/),
    m: announcement.data,
  });
  his.send('rollcall', { session: 'his' });
  await expect.poll(() => hers.heard.some(({ type }) => type === 'rollCall')).toBe(true);
  expect(hers.heard.some(({ type }) => type === 'state')).toBe(false);
  hers.close();
  his.close();
});

test('a Studio that is gone without a word is said to be gone', async () => {
  const his = connect(its.lake.createToken('viewer', 'Nils'));
  const socket = new WebSocket(`${its.url.replace('http', 'ws')}/v2022-06-30/socket/production`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const say = (method: string, params: object) =>
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: method, method, params }));
  say('authorization', { authorization: `Bearer ${its.lake.createToken('editor', 'Mara')}` });
  await expect
    .poll(() => {
      say('presence_announce', { data: { sessionId: 'lost', locations: [] } });
      return his.heard.filter(({ type }) => type === 'state').length;
    })
    .toBeGreaterThan(0);
  socket.close();
  await expect.poll(() => his.heard.at(-1)).toMatchObject({ type: 'disconnect', m: { session: 'lost' } });
  his.close();
});

test('whoever begins to listen hears at once that somebody is not there, so that his Studio forgets who left while it was cut off', async () => {
  const his = connect(its.lake.createToken('viewer', 'Nils'));
  await expect.poll(() => his.heard).toEqual([expect.objectContaining({ type: 'disconnect' })]);
  his.close();
});

test('whoever brings no token hears nothing and is told why', async () => {
  const socket = new WebSocket(`${its.url.replace('http', 'ws')}/v1/socket/production`);
  const answers: string[] = [];
  socket.addEventListener('message', ({ data }) => answers.push(String(data)));
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'presence_subscribe', params: {} }));
  await expect.poll(() => answers.join()).toContain('Send \\"authorization\\" first.');
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(code)),
  );
  socket.send('no JSON');
  expect(await closed).toBe(1003);
});

test('a page of another origin, and another path, open no socket', async () => {
  const { WebSocket: Socket } = await import('ws');
  const refused = (path: string, origin: string) =>
    new Promise((resolve) => {
      const socket = new Socket(`${its.url.replace('http', 'ws')}${path}`, { origin });
      socket.on('error', (error) => resolve(error.message));
      socket.on('open', () => resolve('opened'));
    });
  expect(await refused('/v1/socket/production', 'https://evil.example')).toContain('403');
  expect(await refused('/v1/elsewhere', 'http://localhost:3000')).toContain('404');
});

test('a socket that does not read what it is told is cut off, and one has few subscriptions', async () => {
  const { WebSocket: Socket } = await import('ws');
  const socket = new Socket(`${its.url.replace('http', 'ws')}/v1/socket/production`);
  const answers: string[] = [];
  socket.on('message', (text) => answers.push(String(text)));
  await new Promise((resolve) => socket.on('open', resolve));
  const say = (method: string, id: string, params = {}) =>
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
  say('authorization', 'who', { authorization: its.lake.createToken('viewer', 'Nils') });
  for (let index = 0; index < 21; index++) say('presence_subscribe', 'another');
  await expect.poll(() => answers.join()).toContain('at most 20 subscriptions');

  const isCutOff = new Promise((resolve) => socket.on('error', () => {}).on('close', resolve));
  socket.pause();
  const send = () => {
    if (socket.readyState !== Socket.OPEN) return socket.resume();
    if (socket.bufferedAmount < 1024 * 1024) say('nothing', 'x'.repeat(60_000));
    setImmediate(send);
  };
  send();
  await expect.poll(() => its.lake.presence.size, { timeout: 10_000 }).toBe(0);
  socket.terminate();
  await isCutOff;
});

test('whoever asks for a socket and is gone before the answer takes nobody along', async () => {
  const { port } = new URL(its.url);
  for (const path of ['/nosuch', '/v2022-06-30/socket/production']) {
    const socket = createConnection(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    socket.resetAndDestroy();
    await once(socket, 'close');
  }
  // An error of a connection that nobody hears ends the process, and the test with it.
  expect((await fetch(`${its.url}/v1/ping`)).status).toBe(200);
});
