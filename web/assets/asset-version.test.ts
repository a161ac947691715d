import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AssetLakeState, assetLake, soonBetter } from './asset-lake-fixture.ts';
import { createAssetPresence } from './asset-presence.ts';
import { createAssetProxy } from './asset-proxy.ts';
import { AssetStore } from './asset-store.ts';

let folder: string;
let lake: Server;
let site: Server;
let state: AssetLakeState;
let time: number;

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  state = { asked: [], isDeleted: false, isBetter: false };
  time = 0;
  lake = assetLake(state).listen(0);
  const place = { lakeUrl: addressOf(lake), projectId: 'p', dataset: 'd' };
  const presence = createAssetPresence(place, () => time);
  const assets = createAssetProxy(place, new AssetStore(folder, 5_000_000), presence, () => time);
  site = createServer((request, response) => void assets(request, response)).listen(0);
});

afterEach(async () => {
  for (const server of [lake, site]) {
    server.close();
    server.closeAllConnections();
  }
  await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 50 });
});

const picture = (letter: string) => `/images/p/d/${letter.repeat(40)}-20x10.png`;
const film = (letter: string) => `/files/p/d/${letter.repeat(40)}.mp4`;

async function get(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(addressOf(site) + url, { method, headers });
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
}

async function getStored(url: string) {
  await get(url);
  // The visitor has the last byte a moment before the disk has it.
  await expect.poll(async () => (await get(url)).headers.get('accept-ranges')).toBe('bytes');
}

test('whoever has an asset is not sent it again, as a web server that asks each half minute whether it is there', async () => {
  await getStored(film('a'));
  const etag = (await get(film('a'))).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  for (const said of [etag, `"other", W/${etag}`]) {
    const again = await get(film('a'), { 'if-none-match': said });
    expect([again.status, again.body.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
  }
  expect((await get(film('a'), { 'if-none-match': '"other"' })).status).toBe(200);
  state.isDeleted = true;
  time = 30_000;
  expect((await get(film('a'), { 'if-none-match': etag })).status).toBe(404);
});

test('an asset is known by the same version wherever it comes from, and packed by another', async () => {
  const drawing = `/images/p/d/${'a'.repeat(40)}-20x10.svg`;
  const etagOf = async (encoding: string) =>
    (await get(drawing, { 'accept-encoding': encoding })).headers.get('etag');
  const fromLake = await etagOf('identity');
  await expect.poll(() => etagOf('br')).toBe(fromLake?.replace(/"$/, '-br"'));
  expect([await etagOf('identity'), await etagOf('gzip')]).toEqual([
    fromLake,
    fromLake?.replace(/"$/, '-gzip"'),
  ]);
  await getStored(`${picture('b')}?w=1`);
  await getStored(`${picture('b')}?w=2`);
  const widths = [1, 2].map(async (width) => (await get(`${picture('b')}?w=${width}`)).headers.get('etag'));
  expect(new Set(await Promise.all(widths)).size).toBe(2);
});

test('the rest of a film goes on with what somebody has of it, and of another version all is sent', async () => {
  await getStored(film('a'));
  const etag = (await get(film('a'))).headers.get('etag') ?? '';
  const rest = (version: string) => get(film('a'), { range: 'bytes=199990-', 'if-range': version });
  expect([(await rest(etag)).status, (await rest('"other"')).status]).toEqual([206, 200]);
  const path = `/images/p/d/${soonBetter}-20x10.png?auto=format`;
  await getStored(path);
  const { status, headers } = await get(path, { range: 'bytes=10-19', 'if-range': etag });
  expect([status, headers.get('etag')]).toEqual([200, null]);
});

test('the head of a stored asset tells of all of it, whichever part is named', async () => {
  await getStored(picture('a'));
  const { status, headers } = await get(picture('a'), { range: 'bytes=10-19' }, 'HEAD');
  expect([status, headers.get('content-length')]).toEqual([200, '200000']);
});
