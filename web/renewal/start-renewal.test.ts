import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { plainOf } from '../front/cached-page.ts';
import { PageCache } from '../front/page-cache.ts';
import { PageRenderer } from '../front/page-renderer.ts';
import { openRecords, recordsFile } from '../known/open-records.ts';
import { hashSettings } from '../settings-effect.ts';
import { readState, writeState } from './renewal-state.ts';
import { startRenewal } from './start-renewal.ts';
import { TagIndex } from './tag-index.ts';

const hubspot = { HUBSPOT_PORTAL_ID: '1', HUBSPOT_FORM_ID: 'a' };
let distDir: string;
let lake: Server;
let next: Server;
let isOld: boolean;
let rendered: string[];
let running: Awaited<ReturnType<typeof startRenewal>> | undefined;

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), 'start-renewal-'));
  rendered = [];
  isOld = false;
  lake = createServer((request, response) => {
    if (request.url?.includes('/data/live/events/')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: welcome\nid: 7\ndata: {"type":"welcome","id":"7"}\n\n');
    } else {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ result: [], syncTags: ['s1:paths'] }));
    }
  }).listen(0);
  next = createServer((request, response) => {
    if (request.url === '/api/renew') {
      isOld = true;
      response.writeHead(204).end();
      return;
    }
    const headers = { 'x-nextjs-cache': isOld ? 'STALE' : 'HIT', 'cache-control': 's-maxage=3600' };
    response.writeHead(200, headers).end(isOld ? 'old' : 'new');
    if (request.url === '/') rendered.push(isOld ? 'old' : 'new');
    isOld = false;
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
async function start(variables: Record<string, string>, built: Record<string, string>) {
  const environmentOf = (own: Record<string, string>) =>
    readEnvironment({ SANITY_API_HOST: addressOf(lake), ...own });
  const settings = hashSettings(environmentOf(built), 'pages');
  const records = openRecords(recordsFile(distDir));
  writeState(records, { lastEventId: '7', settings });
  new TagIndex(records).record('everything,path:%2F,s1:home');
  records.close();
  const pages = new PageCache(1_000_000);
  const renderer = new PageRenderer(addressOf(next), {});
  const around = { origin: addressOf(next), distDir, pages, renderer, isDev: false };
  running = await startRenewal(environmentOf(variables), around, 200);
  return { pages, begin: running.begin, settings: hashSettings(environmentOf(variables), 'pages') };
}

test('pages that hold the present settings are served as they are', async () => {
  const { begin } = await start(hubspot, hubspot);
  await begin();
  expect(rendered).toEqual([]);
});

test('pages that hold other settings are rendered anew before the site begins, and only once', async () => {
  const { begin, pages, settings } = await start(hubspot, {});
  await begin();
  const page = pages.get('/');
  expect(page && plainOf(page).toString()).toBe('new');
  expect(rendered).toEqual(['old', 'new']);
  expect(readState(openRecords(recordsFile(distDir)))?.settings).toBe(settings);
});

test('pages that hold other settings are not served while no lake can tell what stands on them', async () => {
  const { begin } = await start({ ...hubspot, SANITY_API_HOST: 'http://127.0.0.1:1' }, {});
  await expect(begin()).rejects.toThrow(
    /hold other settings.*the lake at http:\/\/127\.0\.0\.1:1 does not answer/,
  );
  expect(rendered).toEqual([]);
});
