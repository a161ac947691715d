import { existsSync } from 'node:fs';
import { glob, mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AssetStore } from './asset-store.ts';

const asset = 'a'.repeat(40);
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  await mkdir(path.join(folder, 'aa'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Leaves a draft as of a front that was killed so many hours ago, while it wrote. */
async function leaveUnfinished(name: string, hoursAgo: number): Promise<string> {
  const draft = path.join(folder, 'aa', `${asset}-${name}.1.1.part`);
  await writeFile(draft, 'half');
  const time = new Date(Date.now() - hoursAgo * 60 * 60_000);
  await utimes(draft, time, time);
  return draft;
}

async function keep(store: AssetStore, key: string, content = 'whole'): Promise<void> {
  const draft = await store.open(key);
  await new Promise<void>((resolve) => draft.stream.end(content, () => resolve()));
  await draft.keep('text/plain');
}

test('what a front was writing when it was killed is removed after an hour', async () => {
  const [old, fresh] = [await leaveUnfinished('old', 2), await leaveUnfinished('fresh', 0)];
  const store = new AssetStore(folder, 500_000);
  await keep(store, `${'b'.repeat(40)}-x`);
  expect([existsSync(old), existsSync(fresh)]).toEqual([false, true]);
});

test('an asset that is forgotten is gone with all that is kept of it, and what is being written', async () => {
  const unfinished = await leaveUnfinished('x', 0);
  const store = new AssetStore(folder, 500_000);
  await keep(store, `${asset}-y`);
  await keep(store, `${'b'.repeat(40)}-x`);
  await store.forget(asset);
  expect(existsSync(unfinished)).toBe(false);
  expect([await store.hasCopies(asset), await store.hasCopies('b'.repeat(40))]).toEqual([false, true]);
});

test('an asset is found at every moment at which it is kept once more', async () => {
  const key = `${asset}-x`;
  const store = new AssetStore(folder, 500_000);
  await keep(store, key);
  let isOver = false;
  const again = async () => {
    for (let times = 0; times < 50; times++) await keep(store, key);
  };
  const keeping = Promise.all([again(), again(), again()]).finally(() => {
    isOver = true;
  });
  const missed: number[] = [];
  for (let look = 0; !isOver; look++) if (!(await store.find(key))) missed.push(look);
  await keeping;
  expect(missed).toEqual([]);
});

test('an asset that is asked for again and again is marked as used once, and what others did to it is seen', async () => {
  const key = `${asset}-x`;
  const [store, other] = [new AssetStore(folder, 500_000), new AssetStore(folder, 500_000)];
  await keep(store, key);
  const file = (await store.find(key))?.file ?? '';
  const longAgo = new Date(Date.now() - 1_000_000);
  await utimes(file, longAgo, longAgo);
  expect(await store.find(key)).toMatchObject({ type: 'text/plain', bytes: 5 });
  expect((await stat(file)).mtimeMs).toBe(longAgo.getTime());
  await keep(other, key, 'longer than whole');
  expect(await store.find(key)).toMatchObject({ bytes: 17 });
  await other.forget(asset);
  expect(await store.find(key)).toBeNull();
});

test('stores that have one folder in common keep within the limit of one', async () => {
  const stores = [0, 1, 2, 3].map(() => new AssetStore(folder, 1_000));
  for (let number = 0; number < 800; number++) {
    const store = stores[number % stores.length];
    if (store) await keep(store, `${String(number).padStart(40, '0')}-x`);
  }
  const files = await Array.fromAsync(glob('*/*-x', { cwd: folder }));
  expect(files.length * 'whole'.length).toBeLessThan(1_250);
  expect(files.length * 'whole'.length).toBeGreaterThan(500);
});
