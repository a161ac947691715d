import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#lake/free-port.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { readEnvironment } from '#settings/environment.ts';
import { createAssetPresence } from '#web/assets/asset-presence.ts';
import { createAssetProxy } from '#web/assets/asset-proxy.ts';
import { AssetStore } from '#web/assets/asset-store.ts';
import { openCdnHeaders } from '#web/cdn/cdn-headers.ts';
import { createPurger, type Purger } from '#web/cdn/purger.ts';
import { makeFinishedPage } from '#web/finished/finished-page.ts';
import { documentAt, openTestFront, type TestFront } from '#web/front/front-fixture.ts';
import { hasVarnish, startVarnish, type TestVarnish } from './varnish-fixture.ts';

describe.skipIf(!hasVarnish())('Varnish before the site (this needs varnish and varnish-modules)', () => {
  let folder: string;
  let varnish: TestVarnish;
  let front: TestFront;
  let lake: TestLake;
  let purger: Purger;
  let url: string;
  let now = Date.now();
  let isAway = false;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-varnish-'));
    url = `http://127.0.0.1:${await freePort()}`;
    const environment = readEnvironment({ CDN: 'varnish', CDN_PURGE_URL: url });
    const cdn = openCdnHeaders(environment);
    lake = await testLake();
    const place = { lakeUrl: lake.url, projectId: 'tessera', dataset: 'production', cdn };
    front = openTestFront({
      cdn,
      assets: createAssetProxy(
        place,
        new AssetStore(join(folder, 'assets'), 1e7),
        createAssetPresence(place, () => now),
      ),
    });
    purger = createPurger(environment);
    varnish = startVarnish(url, front.port);
    await varnish.ready();
  });
  afterAll(async () => {
    purger?.close();
    await varnish?.stop();
    if (!isAway) front?.close();
    await lake?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const put = async (path: string, text: string) => {
    front.known.take([documentAt(path)]);
    front.finished.put(path, await makeFinishedPage(200, { 'content-type': 'text/html' }, Buffer.from(text)));
  };

  test('it keeps a page until the site says that it has changed, and shows nobody by which name', async () => {
    await put('/platform', 'one');
    expect((await get('/platform')).text).toBe('one');
    await put('/platform', 'two');
    const kept = await get('/platform?from=a-letter');
    expect((await get('/platform')).text).toBe('one');
    expect(kept.text).toBe('two'); // another address, kept by itself
    expect([...kept.headers.keys()].filter((name) => /surrogate|xkey/.test(name))).toEqual([]);
    await put('/platform', 'three');
    purger.pages(['/platform']);
    await expect.poll(async () => (await get('/platform')).text).toBe('three');
    await expect.poll(async () => (await get('/platform?from=a-letter')).text).toBe('three');
  });

  test('it keeps that there is no page, until there is one', async () => {
    expect((await get('/next-week')).status).toBe(404);
    await put('/next-week', 'here');
    expect((await get('/next-week')).status).toBe(404);
    purger.pages(['/next-week']);
    await expect.poll(async () => (await get('/next-week')).status).toBe(200);
  });

  test('what a visitor sends through a proxy of this machine purges nothing', async () => {
    const purge = (headers: Record<string, string>) => fetch(url, { method: 'PURGE', headers });
    expect((await purge({ 'surrogate-key': 'pages', 'x-forwarded-for': '198.51.100.7' })).status).toBe(403);
    expect((await purge({ 'surrogate-key': 'nothing' })).status).toBe(200);
  });

  test('it keeps no page that is about to be rendered anew', async () => {
    await put('/old-one', 'one');
    front.index.record('everything,path:%2Fold-one');
    await front.index.makeOld('all', 'old');
    expect((await get('/old-one')).text).toBe('one');
    await put('/old-one', 'two');
    expect((await get('/old-one')).text).toBe('two');
  });

  test('it drops every page when the site starts', async () => {
    await put('/platform', 'four');
    await put('/next-week', 'five');
    purger.everyPage();
    await expect.poll(async () => (await get('/platform')).text).toBe('four');
    await expect.poll(async () => (await get('/next-week')).text).toBe('five');
  });

  test('whoever previews gets nothing that is kept', async () => {
    // When it answers with what it has kept, Varnish names the request that fetched this beside the present one.
    const idsOf = ({ headers }: { headers: Headers }) => headers.get('x-varnish')?.split(' ').length;
    await get('/platform');
    expect(idsOf(await get('/platform'))).toBe(2);
    expect(idsOf(await get('/platform', { cookie: '__prerender_bypass=secret' }))).toBe(1);
  });

  test('a picture is gone with all its sizes when it is deleted', async () => {
    const client = lake.client();
    const { _id, url: original } = await client.assets.upload('image', await picture(), {
      filename: 'a.png',
    });
    const path = new URL(original).pathname;
    for (const size of ['', '?w=4']) expect((await get(path + size)).status).toBe(200);
    await client.delete(_id);
    // The site asks the lake again every half minute, and is told twice because of it.
    const statuses = async () => {
      now += 31_000;
      purger.assets([`s2:d.${_id}`]);
      return [(await get(path)).status, (await get(`${path}?w=4`)).status];
    };
    await expect.poll(statuses).toEqual([404, 404]);
  });

  test('while the site is away pages are shown as they were, and the rest is said to be away', async () => {
    await put('/platform', 'six');
    purger.pages(['/platform']);
    await expect.poll(async () => (await get('/platform')).text).toBe('six');
    front.close();
    isAway = true;
    purger.pages(['/platform']);
    for (let asked = 0; asked < 3; asked++) expect((await get('/platform')).text).toBe('six');
    const { status, text, headers } = await get('/never-asked-for');
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(text).toMatch(/^This site cannot be reached at the moment/);
  });
});

const picture = async (): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
};
