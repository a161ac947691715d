import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAssetProxy } from './asset-proxy.ts';
import { AssetStore } from './asset-store.ts';

const content = Buffer.alloc(200_000, 'A picture. ');
let folder: string;
let lake: Server;
let site: Server;
let asked: string[];

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  asked = [];
  lake = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.includes('missing')) response.writeHead(404).end('There is none.');
    else if (request.headers.range === 'bytes=0-')
      response
        .writeHead(206, {
          'content-type': 'video/mp4',
          'content-length': content.length,
          'content-range': `bytes 0-${content.length - 1}/${content.length}`,
        })
        .end(content);
    else
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': content.length }).end(content);
  }).listen(0);
  site = createServer(createAssetProxy(addressOf(lake), new AssetStore(folder, 500_000))).listen(0);
});

afterEach(async () => {
  lake.close();
  site.close();
  await rm(folder, { recursive: true });
});

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(addressOf(site) + url, { headers });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

async function getStored(url: string) {
  await get(url);
  // The visitor has the last byte a moment before the disk has it.
  await expect.poll(async () => (await get(url)).headers.get('accept-ranges')).toBe('bytes');
}

test('a picture is asked of the lake once, and then served while the lake is gone', async () => {
  await getStored('/images/p/d/a.png?w=640');
  lake.closeAllConnections();
  lake.close();
  const again = await get('/images/p/d/a.png?w=640');
  expect(again.status).toBe(200);
  expect(again.headers.get('content-type')).toBe('image/png');
  expect(again.body.equals(content)).toBe(true);
  expect((await get('/images/p/d/b.png')).status).toBe(502);
});

test('a part of a stored file is served as a part', async () => {
  await getStored('/files/p/d/a.mp4');
  const part = await get('/files/p/d/a.mp4', { range: 'bytes=10-19' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 10-19/200000');
  expect(part.body.equals(content.subarray(10, 20))).toBe(true);
});

test('a film of which a browser asked the whole as a part is kept, and sought through without the lake', async () => {
  const first = await get('/files/p/d/b.mp4', { range: 'bytes=0-' });
  expect([first.status, first.body.equals(content)]).toEqual([206, true]);
  lake.closeAllConnections();
  lake.close();
  const part = () => get('/files/p/d/b.mp4', { range: 'bytes=100000-100099' });
  await expect.poll(async () => (await part()).status).toBe(206);
  expect((await part()).body.equals(content.subarray(100_000, 100_100))).toBe(true);
});

test('what the lake does not have is not kept', async () => {
  expect((await get('/images/p/d/missing.png')).status).toBe(404);
  expect((await get('/images/p/d/missing.png')).status).toBe(404);
  expect(asked).toHaveLength(2);
});

test('a full store drops what nobody asked for longest', async () => {
  for (const name of ['a', 'b', 'c']) await getStored(`/images/p/d/${name}.png`);
  const before = asked.length;
  await get('/images/p/d/c.png');
  expect(asked).toHaveLength(before);
  await get('/images/p/d/a.png');
  expect(asked).toHaveLength(before + 1);
});
