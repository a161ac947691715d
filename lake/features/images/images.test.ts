import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import { pictureSignatureOf, signatureKeyFile } from './signature.ts';

let its: TestLake;
let address: string;
beforeAll(async () => {
  its = await testLake({ pictures: { maxDrawnMegapixels: 1 } });
  const create = { width: 400, height: 200, channels: 3, background: '#0a6c66' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const { url } = await its.client().assets.upload('image', bytes);
  address = its.url + new URL(url).pathname;
});
afterAll(() => its.close());

async function sizeOf(query: string) {
  const response = await fetch(`${address}${query}`);
  if (!response.ok) return { status: response.status, message: (await response.json()).message };
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return [width, height];
}
const drawnFiles = () => readdirSync(join(its.dataDir, 'transforms'));

function signed(query: string): string {
  const key = readFileSync(signatureKeyFile(its.dataDir), 'utf8');
  return `${query}&sig=${pictureSignatureOf(key, new URL(address + query))}`;
}

test('nobody gets a picture larger than it is, by whichever way it is asked for', async () => {
  expect(await sizeOf('?w=8192&h=8192&fit=fill&fm=png')).toEqual([200, 200]);
  expect(await sizeOf('?w=8192&h=8192&fit=scale')).toEqual([200, 200]);
  expect(await sizeOf('?w=8192&h=8192&fit=crop')).toEqual([200, 200]);
  expect(await sizeOf('?w=400&dpr=3')).toEqual([400, 200]);
  expect(await sizeOf('?w=8192')).toEqual([400, 200]);
});

test('a signed address gets a larger one, of as many pixels as a picture may have', async () => {
  expect(await sizeOf(signed('?w=800'))).toEqual([800, 400]);
  expect(await sizeOf(signed('?h=700&fit=fill&w=700'))).toEqual([700, 700]);
  expect(await sizeOf(signed('?w=8192&h=8192&fit=scale'))).toEqual([1_000, 1_000]);
  expect(await sizeOf(signed('?w=8192&h=8192&fit=scale&utm_source=mail'))).toEqual([1_000, 1_000]);
});

test('a signature of another address, or of nobody, is refused', async () => {
  const before = drawnFiles();
  const refused = { status: 403, message: expect.stringContaining('not a signature of this address') };
  expect(await sizeOf(signed('?w=800').replace('800', '900'))).toEqual(refused);
  expect(await sizeOf(`?w=900&sig=${'0'.repeat(64)}`)).toEqual(refused);
  expect(await sizeOf('?w=900&sig=')).toEqual(refused);
  expect(await sizeOf(`?w=900&sig=${encodeURIComponent('é'.repeat(64))}`)).toEqual(refused);
  expect(drawnFiles()).toEqual(before);
});

test('the key by which addresses are signed is made once, for the owner of the lake alone', () => {
  const { mode, size } = statSync(signatureKeyFile(its.dataDir));
  expect([mode & 0o777, size]).toEqual([0o600, 64]);
});

test('pictures that are equal are drawn and kept once', async () => {
  await sizeOf('?w=100&fm=webp&q=50');
  const before = drawnFiles();
  const same = ['q=50.123456&w=100', 'w=100&h=5000&q=51', 'w=50&dpr=2&q=48&fit=max', 'w=100&q=50&x=1'];
  for (const query of same) expect(await sizeOf(`?fm=webp&${query}`)).toEqual([100, 50]);
  expect(drawnFiles()).toEqual(before);
});

test('a picture has one name: with another size in it there is none', async () => {
  const response = await fetch(address.replace('400x200', '401x200'));
  expect(response.status).toBe(404);
});

async function colourAt(query: string, x: number, y: number, of = address) {
  const answer = await fetch(`${of}?fm=png&${query}`);
  expect([answer.status, query]).toEqual([200, query]);
  const area = { left: x, top: y, width: 1, height: 1 };
  const one = sharp(Buffer.from(await answer.arrayBuffer())).extract(area);
  return (await one.removeAlpha().raw().toBuffer()).toString('hex');
}

test('colours are inverted and made grey, and what fills a picture up keeps its own', async () => {
  expect(await colourAt('invert=true', 5, 5)).toBe('f59399');
  expect(await colourAt('invert=false&w=100', 5, 5)).toBe('0a6c66');
  expect(await colourAt('sat=-100', 5, 5)).toMatch(/^(..)\1\1$/);
  expect(await colourAt('w=100&h=100&fit=fill&bg=ffff0000', 50, 2)).toBe('ff0000');
  expect(await colourAt('w=100&h=100&fit=fill&bg=ff0000&invert=true', 50, 2)).toBe('ff0000');
});

test('an animated picture is cut at a corner as any other, and keeps its middle where it is to be found out what it is about', async () => {
  const halves = { width: 200, height: 200, channels: 3, background: '#ff0000' } as const;
  const left = await sharp({ create: { ...halves, background: '#0000ff' } })
    .png()
    .toBuffer();
  const frame = (top: number) =>
    sharp({ create: { ...halves, width: 400 } })
      .composite([{ input: left, left: 0, top }])
      .png()
      .toBuffer();
  const frames = [await frame(0), await frame(10)];
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { url } = await its.client().assets.upload('image', gif);
  const animated = its.url + new URL(url).pathname;
  const answer = await fetch(`${animated}?fit=crop&w=100&h=100&crop=entropy`);
  expect(answer.status).toBe(200);
  const cut = sharp(Buffer.from(await answer.arrayBuffer()), { animated: true });
  const { width, pageHeight, pages } = await cut.metadata();
  expect([width, pageHeight, pages]).toEqual([100, 100, 2]);
  expect(await colourAt('fit=crop&w=20&h=100&crop=top,left', 10, 50, animated)).toBe('0000ff');
  expect(await colourAt('fit=crop&w=20&h=100&crop=bottom,right', 10, 50, animated)).toBe('ff0000');
});

test('a wide blur takes no longer than a narrow one, and keeps size and colour', async () => {
  const answer = await fetch(`${address}?blur=2000&fm=png`);
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer({
      resolveWithObject: true,
    });
  expect([info.width, info.height]).toEqual([400, 200]);
  for (const [at, shade] of [0x0a, 0x6c, 0x66].entries())
    expect(Math.abs((data[at] ?? 0) - shade)).toBeLessThanOrEqual(1);
});
