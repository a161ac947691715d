import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAssetProxy } from './asset-proxy.ts';
import { AssetStore } from './asset-store.ts';

let folder: string;
let lake: Server;
let site: Server;
let isSilent: boolean;
let time: number;
const portOf = (server: Server) => (server.address() as AddressInfo).port; // they listen on ports, not on pipes

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'silent-'));
  [isSilent, time] = [false, 0];
  const headers = {
    'content-type': 'image/webp',
    'content-length': 9,
    'cache-control': 'public, max-age=60',
  };
  lake = createServer((_request, response) => {
    if (!isSilent) response.writeHead(200, headers).end('A picture');
  }).listen(0);
  const lakeUrl = `http://127.0.0.1:${portOf(lake)}`;
  const place = { lakeUrl, projectId: 'p', dataset: 'd', patience: { withCopyMs: 100, withoutMs: 300 } };
  const presence = { isThere: async () => true, note() {} };
  const assets = createAssetProxy(place, new AssetStore(folder, 500_000, 4), presence, () => time);
  site = createServer(assets).listen(0);
});
afterEach(() => {
  for (const server of [lake, site]) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

const get = async (letter: string) => {
  const answer = await fetch(`http://127.0.0.1:${portOf(site)}/images/p/d/${letter.repeat(40)}-20x10.png`);
  return { status: answer.status, ranges: answer.headers.get('accept-ranges'), text: await answer.text() };
};

test('a lake that takes requests and answers none is waited for a while; then what was stored is served', async () => {
  // What is stored can be asked for in parts.
  await expect.poll(() => get('a')).toEqual({ status: 200, ranges: 'bytes', text: 'A picture' });
  [isSilent, time] = [true, 70_000];
  expect(await get('a')).toEqual({ status: 200, ranges: 'bytes', text: 'A picture' });
});

test('where nothing was stored, it is said that the lake does not answer', async () => {
  isSilent = true;
  const text = 'This asset cannot be fetched now.\n';
  expect(await get('b')).toEqual({ status: 502, ranges: null, text });
});
