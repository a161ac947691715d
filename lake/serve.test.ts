import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openLake } from './lake.ts';
import { lakeOptions } from './lake-fixture.ts';
import { serveLake } from './serve.ts';

async function serve(limits: { maxDrainMs?: number; maxArrivalMs?: number } = {}) {
  const lake = openLake({ ...lakeOptions, dataDir: mkdtempSync(join(tmpdir(), 'tessera-serve-')) });
  const served = await serveLake(lake, { port: 0, ...limits });
  return { lake, ...served };
}

const authorization = `Bearer ${lakeOptions.token}`;

/**
 * An upload of which half has been sent; `finish` sends the rest and returns the status and the `Connection` header.
 */
async function beginUpload(url: string, agent: Agent) {
  const sent = request(`${url}/v1/assets/files/production`, {
    method: 'POST',
    agent,
    headers: { authorization, 'content-length': '8', expect: '100-continue' },
  });
  const answered = once(sent, 'response');
  answered.catch(() => {});
  sent.flushHeaders();
  await once(sent, 'continue');
  sent.write('half');
  return {
    sent,
    async finish() {
      sent.end('half');
      const [response] = await answered;
      response.resume();
      return [response.statusCode, response.headers.connection];
    },
  };
}

test('what is under way when a lake ends is finished, and what comes meanwhile is refused for a moment', async () => {
  const { lake, url, close } = await serve();
  const agent = new Agent({ keepAlive: true });
  const upload = await beginUpload(url, agent);
  const stream = await fetch(`${url}/v1/data/live/events/production`);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/socket/production`);
  await once(socket, 'open');

  const closed = close();
  const left = once(socket, 'close');
  const refused = await fetch(`${url}/ping`);
  expect([refused.status, refused.headers.get('connection'), refused.headers.get('retry-after')]).toEqual([
    503,
    'close',
    '1',
  ]);
  // The stream ends properly instead of being cut off.
  expect(await stream.text()).toContain('event: welcome');
  expect((await left)[0]).toBe(1001);
  expect(await upload.finish()).toEqual([200, 'close']);
  await closed;
  await expect(fetch(`${url}/ping`)).rejects.toThrow();
  lake.close();
});

test('whoever is present is told that the lake ends, also when nothing is under way', async () => {
  const { lake, url, close } = await serve();
  const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/socket/production`);
  await once(socket, 'open');
  const left = once(socket, 'close');
  await close();
  expect((await left)[0]).toBe(1001);
  lake.close();
});

test('a client that would rather speak HTTP/2 is answered in what it spoke', async () => {
  const { lake, url, close } = await serve();
  const upgrade = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
  const sent = request(`${url}/ping`, { headers: upgrade }).end();
  const [response] = await once(sent, 'response');
  response.resume();
  expect(response.statusCode).toBe(200);
  await close();
  lake.close();
});

test('a request that does not end keeps no lake from ending', async () => {
  const { lake, url, close } = await serve({ maxDrainMs: 50 });
  const { sent } = await beginUpload(url, new Agent());
  const cut = once(sent, 'error');
  await close();
  await cut;
  lake.close();
});

test('a request that arrives too slowly is cut off, but a file that is uploaded is not', async () => {
  const { lake, url, close } = await serve({ maxArrivalMs: 100 });
  const { finish } = await beginUpload(url, new Agent());
  const slow = request(`${url}/v1/data/mutate/production`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'content-length': '8' },
  });
  slow.write('{"mu');
  await once(slow, 'error');
  expect(await finish()).toEqual([200, 'close']);
  await close();
  lake.close();
});
