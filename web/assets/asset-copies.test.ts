import { glob, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lakeOptions, type TestLake, testLake } from '#lake/lake-fixture.ts';
import { listenToLive } from '../renewal/lake-events/live-events.ts';
import { type AssetCopies, createAssetCopies } from './asset-copies.ts';
import { createAssetProxy } from './asset-proxy.ts';
import { AssetStore } from './asset-store.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>';
let its: TestLake;
let folder: string;
let site: Server;
let copies: AssetCopies;
let live: { close: () => void };

beforeEach(async () => {
  its = await testLake();
  folder = await mkdtemp(path.join(tmpdir(), 'asset-copies-'));
  const { projectId, dataset } = lakeOptions;
  const place = { lakeUrl: its.url, projectId, dataset };
  const assets = createAssetProxy(place, new AssetStore(folder, 1_000_000));
  site = createServer((request, response) => void assets(request, response)).listen(0);
  // Like the renderer, which is another process than the fronts that fill the folder.
  copies = createAssetCopies(place, new AssetStore(folder, 1_000_000));
  const url = `${its.url}/v2023-05-03/data/live/events/production`;
  let isWelcome = false;
  live = listenToLive(
    { url, token: lakeOptions.token, lastEventId: null },
    {
      onWelcome: () => {
        isWelcome = true;
      },
      onTags(tags) {
        void copies.forgetDeleted(tags);
      },
      onRestart: () => {},
    },
  );
  await expect.poll(() => isWelcome).toBe(true);
});

afterEach(async () => {
  live.close();
  site.close();
  site.closeAllConnections();
  await its.close();
  await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 50 });
});

/** Asks the site for an asset until it is kept there. */
async function visit(pathname: string, search = ''): Promise<void> {
  const before = (await kept()).length;
  const { port } = site.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/${pathname}${search}`);
  expect(answer.status, await answer.text()).toBe(200);
  await expect.poll(async () => (await kept()).length).toBe(before + 1);
}

const kept = (): Promise<string[]> => Array.fromAsync(glob('*/*.json', { cwd: folder }));

test('all copies of an asset go when the lake says that it is deleted, though nobody asks for it, and those of others stay', async () => {
  const client = its.client();
  const picture = await client.assets.upload('image', Buffer.from(drawing), { filename: 'a.svg' });
  const [gone, other] = await Promise.all(
    ['gone', 'other'].map((name) =>
      client.assets.upload('file', Buffer.from(name), { filename: `${name}.txt` }),
    ),
  );
  await visit(picture.path);
  await visit(picture.path, '?w=5');
  await visit(gone?.path ?? '');
  await visit(other?.path ?? '');
  const untouched = (await kept()).filter((name) => name.includes(other?.sha1hash ?? 'none'));
  expect(untouched).toHaveLength(1);

  await client.patch(picture._id).set({ title: 'A drawing' }).commit();
  await client.delete(gone?._id ?? '');
  await expect.poll(kept).toHaveLength(3);
  await client.delete(picture._id);
  await expect.poll(kept).toEqual(untouched);
});

test('while the lake does not answer, copies stay', async () => {
  const asset = await its.client().assets.upload('file', Buffer.from('stays'), { filename: 'a.txt' });
  await visit(asset.path);
  await its.stop();
  await copies.forgetDeleted([`s2:d.${asset._id}`]);
  expect(await kept()).toHaveLength(1);
});
