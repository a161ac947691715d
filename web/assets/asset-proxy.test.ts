import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { glob, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assetKey } from './asset-key.ts';
import {
  type AssetLakeState,
  assetLake,
  content,
  elsewhere,
  endless,
  long,
  missing,
  slow,
  soonBetter,
} from './asset-lake-fixture.ts';
import { createAssetPresence } from './asset-presence.ts';
import { createAssetProxy } from './asset-proxy.ts';
import { AssetStore } from './asset-store.ts';

let folder: string;
let lake: Server;
let site: Server;
let state: AssetLakeState;
let time: number;
let waitSeconds: number;

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  state = { asked: [], isDeleted: false, isBetter: false };
  time = 0;
  waitSeconds = 0;
  lake = assetLake(state).listen(0);
  const place = { lakeUrl: addressOf(lake), projectId: 'p', dataset: 'd', waitSeconds: () => waitSeconds };
  const presence = createAssetPresence(place, () => time);
  const assets = createAssetProxy(place, new AssetStore(folder, 500_000, 4), presence, () => time);
  site = createServer((request, response) => {
    if (!assets(request, response)) response.writeHead(404).end('No asset.');
  }).listen(0);
});

afterEach(async () => {
  lake.close();
  lake.closeAllConnections();
  site.close();
  // What a visitor has received is on the disk a moment later.
  await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 50 });
});

const picture = (letter: string) => `/images/p/d/${letter.repeat(40)}-20x10.png`;
const film = (letter: string) => `/files/p/d/${letter.repeat(40)}.mp4`;

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
  await getStored(`${picture('a')}?w=640`);
  lake.closeAllConnections();
  lake.close();
  const again = await get(`${picture('a')}?w=640`);
  expect(again.status).toBe(200);
  expect(again.headers.get('content-type')).toBe('image/png');
  expect(again.body.equals(content)).toBe(true);
  expect((await get(picture('b'))).status).toBe(502);
});

test('a part of a stored file is served as a part', async () => {
  await getStored(film('a'));
  const part = await get(film('a'), { range: 'bytes=10-19' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe('bytes 10-19/200000');
  expect(part.body.equals(content.subarray(10, 20))).toBe(true);
});

test('a film of which a browser asked the whole as a part is kept, and sought through without the lake', async () => {
  const first = await get(film('b'), { range: 'bytes=0-' });
  expect([first.status, first.body.equals(content)]).toEqual([206, true]);
  lake.closeAllConnections();
  lake.close();
  const part = () => get(film('b'), { range: 'bytes=100000-100099' });
  await expect.poll(async () => (await part()).status).toBe(206);
  expect((await part()).body.equals(content.subarray(100_000, 100_100))).toBe(true);
});

test('a drawing is packed for who takes it so, and a picture is not', async () => {
  const drawing = `/images/p/d/${'a'.repeat(40)}-20x10.svg`;
  for (const encoding of ['br', 'gzip']) {
    const packed = async () => (await get(drawing, { 'accept-encoding': encoding })).headers;
    await expect.poll(async () => (await packed()).get('content-encoding')).toBe(encoding);
    expect((await packed()).get('vary')).toBe('Accept, Accept-Encoding');
    expect((await get(drawing, { 'accept-encoding': encoding })).body.equals(content)).toBe(true);
  }
  for (const encoding of ['identity', 'br;q=0, gzip; q=0']) {
    const { headers } = await get(drawing, { 'accept-encoding': encoding });
    expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([null, '200000']);
  }
  const part = await get(drawing, { 'accept-encoding': 'br', range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-encoding')]).toEqual([206, null]);
  await getStored(picture('b'));
  expect((await get(picture('b'))).headers.get('content-encoding')).toBeNull();
});

test('what the lake does not have is not kept', async () => {
  expect((await get(`/images/p/d/${missing}-20x10.png`)).status).toBe(404);
  expect((await get(`/images/p/d/${missing}-20x10.png`)).status).toBe(404);
  expect(state.asked).toHaveLength(2);
});

test('an asset that the lake has deleted is gone within half a minute, with its bytes', async () => {
  await getStored(`${picture('a')}?w=640`);
  state.isDeleted = true;
  time = 29_999;
  expect((await get(`${picture('a')}?w=640`)).status).toBe(200);
  expect(state.asked.at(-1)).toBe(`${picture('a')}?w=640`);
  time = 30_000;
  expect((await get(`${picture('a')}?w=640`)).status).toBe(404);
  expect(state.asked).toContain(picture('a')); // the original: that draws nothing
  const left = await Array.fromAsync(glob('**/*', { cwd: folder, withFileTypes: true }));
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});

test('a full store drops what nobody asked for longest', async () => {
  for (const name of ['a', 'b', 'c']) await getStored(picture(name));
  const before = state.asked.length;
  await get(picture('c'));
  expect(state.asked).toHaveLength(before);
  await get(picture('a'));
  expect(state.asked).toHaveLength(before + 1);
});

test('no more ways of drawing one picture are kept than may be', async () => {
  for (const width of [1, 2, 3, 4, 5]) await getStored(`${picture('a')}?w=${width}`);
  const left = await Array.fromAsync(glob('aa/*.json', { cwd: folder }));
  expect(left.length).toBeLessThanOrEqual(4);
});

test('whoever asks for more new pictures than one may waits, and gets those that are kept', async () => {
  await getStored(picture('a'));
  waitSeconds = 7;
  const before = state.asked.length;
  const refused = await get(picture('b'));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
  expect((await get(picture('a'))).status).toBe(200);
  expect(state.asked).toHaveLength(before);
});

test('a picture is not drawn for a visitor who has left', async () => {
  const visitor = new AbortController();
  const { signal } = visitor;
  const asking = fetch(`${addressOf(site)}/images/p/d/${slow}-20x10.png?w=9`, { signal }).catch(() => null);
  await expect.poll(() => state.asked).toHaveLength(1);
  visitor.abort();
  await asking;
  await expect.poll(() => state.asked).toContain('given up');
});

test('a picture that the lake gives out for a moment is asked for anew after it, and the better one is kept for ever', async () => {
  const path = `/images/p/d/${soonBetter}-20x10.png?auto=format`;
  const said = async () => {
    const { status, headers } = await get(path);
    return [status, headers.get('content-type'), headers.get('cache-control')];
  };
  await getStored(path);
  const before = state.asked.length;
  time = 20_000;
  expect(await said()).toEqual([200, 'image/webp', 'public, max-age=40']);
  expect(state.asked).toHaveLength(before);
  state.isBetter = true;
  time = 60_000;
  expect(await said()).toEqual([200, 'image/avif', expect.stringContaining('immutable')]);
  time = 120_000;
  await expect.poll(async () => (await get(path)).headers.get('accept-ranges')).toBe('bytes');
  expect(await said()).toEqual([200, 'image/avif', expect.stringContaining('immutable')]);
});

test('a picture that was given out for a moment is served beyond it while the lake is gone', async () => {
  const path = `/images/p/d/${soonBetter}-20x10.png?auto=format`;
  await getStored(path);
  lake.closeAllConnections();
  lake.close();
  time = 70_000;
  const { status, headers } = await get(path);
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=1']);
});

test('nothing but an asset is asked of the lake, however its address is written', async () => {
  for (const path of [
    '/images/../v1/data/query/d?query=*',
    '/images/%2e%2e/v1/data/query/d?query=*',
    '/images/..\\v1/data/query/d?query=*',
    '/files/../lake/login',
    `/images/other/d/${'a'.repeat(40)}-20x10.png`,
  ])
    expect((await getRaw(path)).status, path).toBe(404);
  expect(state.asked).toEqual([]);
});

test('parameters that mean nothing make no asset of their own', async () => {
  await getStored(`${picture('a')}?w=640&utm_source=mail`);
  const before = state.asked.length;
  await get(`${picture('a')}?dl=a.png&w=640.2`);
  expect(state.asked).toHaveLength(before);
  expect(new Set(state.asked)).toEqual(new Set([`${picture('a')}?w=640`]));
});

test('what the lake answers is passed on only when it is an asset, and kept for ever only then', async () => {
  const gone = await get(`/images/p/d/${missing}-20x10.png`);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
  for (const name of [endless, elsewhere]) {
    const { status, headers } = await get(`/files/p/d/${name}.bin`);
    expect([status, headers.get('cache-control'), headers.get('location')]).toEqual([502, 'no-store', null]);
  }
});

test('the head of an asset says what the asset itself would', async () => {
  const answer = await fetch(addressOf(site) + picture('a'), { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '200000']);
  expect((await fetch(addressOf(site) + picture('a'), { method: 'POST' })).status).toBe(405);
});

test('a visitor who leaves in the middle of a kept film leaves no open file behind', async () => {
  await getStored(film('a'));
  await truncate(fileOf(film('a')), 50_000_000);
  await writeFile(`${fileOf(film('a'))}.json`, JSON.stringify({ type: 'video/mp4', bytes: 50_000_000 }));
  for (let visitor = 0; visitor < 5; visitor++) {
    const left = new AbortController();
    const { body } = await fetch(addressOf(site) + film('a'), { signal: left.signal });
    await body?.getReader().read();
    left.abort();
  }
  await expect.poll(() => openFiles().filter((file) => file.startsWith(folder))).toEqual([]);
});

test('a disk that takes nothing keeps no visitor from a picture', async () => {
  await mkdir(`${fileOf(picture('a'))}.${process.pid}.1.part`, { recursive: true });
  await writeFile(path.dirname(fileOf(picture('b'))), '');
  for (const letter of ['a', 'b']) expect((await get(picture(letter))).body.equals(content)).toBe(true);
});

test('what a disk does not take is not fetched on for a visitor who has left', async () => {
  const path = `/files/p/d/${long}.mp4`;
  await mkdir(`${fileOf(path)}.${process.pid}.1.part`, { recursive: true });
  const visitor = new AbortController();
  const { body } = await fetch(addressOf(site) + path, { signal: visitor.signal });
  await body?.getReader().read();
  expect(state.asked).toEqual([path]);
  visitor.abort();
  await expect.poll(() => state.asked).toEqual([path, 'given up']);
});

/** Where an asset is kept. */
function fileOf(pathname: string): string {
  const key = assetKey({ pathname, search: '' }, '*/*');
  return path.join(folder, key.slice(0, 2), key);
}

/** The files that this process has open. */
const openFiles = (): string[] =>
  readdirSync('/proc/self/fd')
    .map((name) => `/proc/self/fd/${name}`)
    .filter((link) => existsSync(link))
    .map((link) => readlinkSync(link));

/** Requests a path exactly as it is written; `fetch` would normalise it. */
function getRaw(path: string): Promise<{ status?: number }> {
  return new Promise((resolve, reject) => {
    const { port } = site.address() as AddressInfo;
    send({ port, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode });
    })
      .on('error', reject)
      .end();
  });
}
