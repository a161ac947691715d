import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';

const browser = 'image/avif,image/webp,*/*';
let its: TestLake;
beforeAll(async () => {
  its = await testLake();
});
afterAll(() => its.close());

async function upload(bytes: Buffer): Promise<string> {
  return new URL((await its.client().assets.upload('image', bytes)).url).pathname;
}

/** Fine lines in many colours, which take two thirds of the bytes in AVIF that they take in WebP. */
function lines(): Promise<Buffer> {
  const curves = Array.from({ length: 60 }, (_, n) => {
    const way = `M0 ${n * 7} Q300 ${n * 7 + 80 * ((n % 5) - 2)} 600 ${400 - n * 6}`;
    return `<path d="${way}" stroke="hsl(${n * 6} 50% 60%)" fill="none"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${curves.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#0c1a2b' }).png().toBuffer();
}

async function ask(path: string, accept = browser, headers: Record<string, string> = {}) {
  const answer = await fetch(its.url + path, { headers: { accept, ...headers } });
  const said = (name: string) => answer.headers.get(name) ?? '';
  return {
    status: answer.status,
    type: said('content-type'),
    cache: said('cache-control'),
    vary: said('vary'),
    etag: said('etag'),
    bytes: (await answer.arrayBuffer()).byteLength,
  };
}

test('who can show AVIF has WebP for a minute at most, and a smaller AVIF for ever once it is drawn; others keep WebP', async () => {
  const path = `${await upload(await lines())}?w=500&auto=format`;
  const first = await ask(path);
  expect(first).toMatchObject({ status: 200, type: 'image/webp', cache: 'public, max-age=60' });
  expect(first.vary).toContain('Accept');
  await expect.poll(async () => (await ask(path)).type).toBe('image/avif');
  const later = await ask(path, browser, { 'if-none-match': first.etag });
  expect(later).toMatchObject({ status: 200, type: 'image/avif' });
  expect(later.cache).toContain('immutable');
  expect(later.vary).toContain('Accept');
  expect(later.bytes).toBeLessThan(first.bytes);
  expect((await ask(path, browser, { 'if-none-match': later.etag })).status).toBe(304);
  const others = await ask(path, 'image/webp,*/*');
  expect([others.type, others.bytes]).toEqual(['image/webp', first.bytes]);
  expect(others.cache).toContain('immutable');
});

test('a picture that is no smaller as AVIF stays WebP, which is remembered beyond a restart', async () => {
  const create = { width: 40, height: 40, channels: 3, background: '#0a6c66' } as const;
  const path = `${await upload(await sharp({ create }).png().toBuffer())}?w=20&auto=format`;
  expect((await ask(path)).cache).toBe('public, max-age=60');
  await expect.poll(async () => (await ask(path)).cache).toContain('immutable');
  expect((await ask(path)).type).toBe('image/webp');
  const { dataDir } = its;
  await its.stop();
  its = await testLake({ dataDir });
  expect(await ask(path)).toMatchObject({ type: 'image/webp', cache: expect.stringContaining('immutable') });
});

test('an animation stays what it is, and what is asked for as AVIF is drawn at once', async () => {
  const frames = await Promise.all(
    ['#000', '#fff'].map((background) =>
      sharp({ create: { width: 30, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const path = await upload(gif);
  const moving = await ask(`${path}?w=20&auto=format`);
  expect([moving.type, moving.cache]).toEqual(['image/webp', expect.stringContaining('immutable')]);
  const asked = await ask(`${path}?w=20&fm=avif`);
  expect([asked.type, asked.cache]).toEqual(['image/avif', expect.stringContaining('immutable')]);
});

test('what is tried out counts among the drawings of a picture, and leaves nothing half drawn', async () => {
  const path = await upload(await lines());
  await expect.poll(async () => (await ask(`${path}?w=90&auto=format`)).cache).toContain('immutable');
  const [hash = ''] = /[0-9a-f]{40}/.exec(path) ?? [];
  const folder = join(its.dataDir, 'transforms');
  const names = readdirSync(folder).filter((name) => name.startsWith(hash));
  expect(names.map((name) => name.slice(name.lastIndexOf('.'))).sort()).toContain('.avif');
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(names.map((name) => statSync(join(folder, name)).mode & 0o777)).toEqual(names.map(() => 0o600));
});
