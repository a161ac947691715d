import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { plainOf } from '../finished/finished-page.ts';
import { FinishedPages } from '../finished/finished-pages.ts';
import { siteHeaders } from '../headers/site-headers.ts';
import { hasRedis, startRedis } from '../instances/redis-fixture.ts';
import { KnownPaths } from '../known/known-paths.ts';
import { openRecords, recordsFile } from '../known/open-records.ts';
import { readState, writeState } from '../known/renewal-state.ts';
import { hashSettings } from '../settings-effect.ts';
import { openInstances } from './instances/open-instances.ts';
import { startRenewal } from './start-renewal.ts';
import { TagIndex } from './tags/tag-index.ts';
import { Turn } from './turn.ts';

const hubspot = { HUBSPOT_PORTAL_ID: '1', HUBSPOT_FORM_ID: 'a' };
let distDir: string;
let lake: Server;
let next: Server;
let rendered: string[];
let tellMissed: ((stream: ServerResponse) => void) | undefined;
let running: Awaited<ReturnType<typeof startRenewal>> | undefined;

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), 'start-renewal-'));
  rendered = [];
  lake = createServer((request, response) => {
    if (request.url?.includes('/data/live/events/')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: welcome\nid: 7\ndata: {"type":"welcome","id":"7"}\n\n');
      tellMissed?.(response);
    } else if (request.url?.startsWith('/files/')) response.writeHead(404).end();
    else {
      const asksSince = new URL(request.url ?? '', 'http://lake').searchParams.has('$since');
      const result = asksSince ? { changed: [], count: 0 } : [];
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ result, syncTags: ['s1:paths'] }));
    }
  }).listen(0);
  next = createServer((request, response) => {
    if (request.url === '/api/renew') return void response.writeHead(204).end();
    const isAnew = request.headers['x-prerender-revalidate'] === 'leave';
    response.writeHead(200, { 'cache-control': 's-maxage=3600' }).end(isAnew ? 'new' : 'old');
    if (request.url === '/') rendered.push(isAnew ? 'new' : 'old');
  }).listen(0);
});

afterEach(async () => {
  await running?.close();
  for (const server of [lake, next]) {
    server.closeAllConnections();
    server.close();
  }
  await rm(distDir, { recursive: true });
});

/** Starts the renewal under some settings, with pages on disk that hold those of `built`. */
async function start(
  variables: Record<string, string>,
  built: Record<string, string>,
  { silenceMs = 200, turn }: { silenceMs?: number; turn?: Turn } = {},
) {
  const environmentOf = (own: Record<string, string>) =>
    readEnvironment({ SANITY_API_HOST: addressOf(lake), ...own });
  const settings = hashSettings(environmentOf(built), 'pages');
  const records = openRecords(recordsFile(distDir));
  writeState(records, { lastEventId: '7', settings });
  new TagIndex(records).record('everything,path:%2F,s1:home');
  records.close();
  running = await startRenewal(
    environmentOf(variables),
    {
      origin: addressOf(next),
      headers: siteHeaders(readEnvironment({})),
      finishHtml: (html) => html,
      leave: 'leave',
      secret: 'secret of fronts',
      distDir,
      publicDir: distDir,
      turn,
    },
    silenceMs,
  );
  return {
    finished: new FinishedPages(openRecords(recordsFile(distDir))),
    begin: running.begin,
    settings: hashSettings(environmentOf(variables), 'pages'),
  };
}

test('pages that hold the present settings are served as they are', async () => {
  const { begin } = await start(hubspot, hubspot);
  await begin();
  expect(rendered).toEqual([]);
});

test('pages that hold other settings are rendered anew before the site begins, and only once', async () => {
  const { begin, finished, settings } = await start(hubspot, {});
  await begin();
  const page = finished.get('/')?.page;
  expect(page && plainOf(page).toString()).toBe('new');
  expect(rendered).toEqual(['new']);
  expect(readState(openRecords(recordsFile(distDir)))?.settings).toBe(settings);
});

test('pages that hold other settings are not served while no lake can tell what stands on them', async () => {
  const { begin } = await start({ ...hubspot, SANITY_API_HOST: 'http://127.0.0.1:1' }, {});
  await expect(begin()).rejects.toThrow(
    /hold other settings.*the lake at http:\/\/127\.0\.0\.1:1 does not answer/,
  );
  expect(rendered).toEqual([]);
});

test('files of pages that hold other settings are gone before the site begins, and those of the present ones stay', async () => {
  const files = path.join(distDir, 'files');
  const home = path.join(files, 'home.html');
  await mkdir(path.join(files, '.tessera-new'), { recursive: true });
  await writeFile(home, 'of the start before');
  await start({ ...hubspot, SITE_FILES: files }, hubspot);
  expect(existsSync(home)).toBe(true);
  await running?.close();
  await start({ SITE_FILES: files }, hubspot);
  expect(existsSync(home)).toBe(false);
  expect(existsSync(path.join(files, 'nginx-server.conf'))).toBe(true);
});

test.skipIf(!hasRedis)(
  'one of several instances is ready once it has made up for what it has missed',
  async () => {
    const redis = await startRedis();
    const variables = { ...hubspot, REDIS_URL: redis.url };
    const other = openInstances(readEnvironment({ SANITY_API_HOST: addressOf(lake), ...variables }), '');
    await other?.shared.note(['s1:any'], '7');
    await other?.shared.note(['s1:home'], '8');
    const missed = Promise.withResolvers<ServerResponse>();
    tellMissed = missed.resolve;
    const { begin } = await start(variables, variables, { silenceMs: 60_000 });
    const begun = begin();
    const stream = await missed.promise;
    const isReady = async () => (await running?.commanded.state())?.isRenewing;
    await expect.poll(() => new KnownPaths(openRecords(recordsFile(distDir))).isComplete).toBe(true);
    expect([await isReady(), rendered]).toEqual([false, []]);
    stream.write('event: message\nid: 8\ndata: {"tags":["s1:home"]}\n\n');
    await begun;
    expect([await isReady(), rendered]).toEqual([true, ['new']]);
    tellMissed = undefined;
    other?.close();
    await running?.close();
    await redis.end();
  },
);

test('a copy of an asset goes when the lake says that it is deleted', async () => {
  const hash = 'a'.repeat(40);
  const folder = path.join(distDir, 'site-assets', 'aa');
  const copies = [`${hash}-1`, `${hash}-2`].map((name) => path.join(folder, name));
  const other = path.join(folder, `${'a'.repeat(39)}b-1`);
  await mkdir(folder, { recursive: true });
  for (const file of [...copies, other]) await writeFile(file, 'bytes');
  tellMissed = (stream) => stream.write(`id: 8\ndata: {"tags":["s2:d.file-${hash}-bin"]}\n\n`);
  const { begin } = await start({ ...hubspot, DATA_DIR: distDir }, hubspot);
  await begin();
  await expect.poll(() => copies.some((file) => existsSync(file))).toBe(false);
  expect(existsSync(other)).toBe(true);
  tellMissed = undefined;
});

test('a release on trial writes no files and tells no CDN until it serves visitors', async () => {
  const files = path.join(distDir, 'files');
  const purged: string[] = [];
  const cdn = createServer((request, response) => {
    purged.push(request.method ?? '');
    response.end();
  }).listen(0);
  const turn = new Turn(false);
  const variables = { SITE_FILES: files, CDN: 'varnish', CDN_PURGE_URL: addressOf(cdn) };
  const { begin } = await start(variables, hubspot, { turn });
  await begin();
  expect(rendered, 'it renders what it would show').toEqual(['new']);
  expect([existsSync(files), purged]).toEqual([false, []]);
  turn.serve();
  await expect.poll(() => existsSync(path.join(files, 'nginx-server.conf'))).toBe(true);
  await expect.poll(() => purged).toContain('PURGE');
  cdn.closeAllConnections();
  cdn.close();
});

test('a release whose place another takes leaves files and CDN alone, and keeps them up again if it serves after all', async () => {
  const files = path.join(distDir, 'files');
  const home = path.join(files, 'home.html');
  let purges = 0;
  const cdn = createServer((_request, response) => {
    purges++;
    response.end();
  }).listen(0);
  const turn = new Turn(true);
  const variables = { SITE_FILES: files, CDN: 'varnish', CDN_PURGE_URL: addressOf(cdn) };
  const { begin } = await start(variables, variables, { turn });
  await begin();
  await expect.poll(() => existsSync(path.join(files, 'redirects.json'))).toBe(true);
  await expect.poll(() => purges).toBe(2); // the purger tells everything twice
  await turn.rest();
  await writeFile(home, 'of the other release');
  running?.commanded.view('/');
  await expect.poll(() => rendered).toContain('new');
  await turn.rest();
  expect([await readFile(home, 'utf8'), purges]).toEqual(['of the other release', 2]);
  turn.serve();
  await expect.poll(() => readFile(home, 'utf8').catch(() => '')).not.toBe('of the other release');
  await expect.poll(() => purges).toBeGreaterThan(2);
  cdn.closeAllConnections();
  cdn.close();
});
