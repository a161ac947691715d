import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startLake } from './lake-process-fixture.ts';
import { limitedDisk, mountedDisk } from './small-disk-fixture.ts';
import { tortured } from './tortured-fixture.ts';

/** A JPEG of noise, which no format makes small without losing some of it: as a PNG it is several times as large. */
async function noise(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1_000, height: 1_000, channels: 3, background: '#888888', noise } as const;
  return sharp({ create }).jpeg({ quality: 40 }).toBuffer();
}

async function upload(url: string): Promise<string> {
  const answer = await fetch(`${url}/v1/assets/images/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tortured.token}` },
    body: new Uint8Array(await noise()),
  });
  const { document } = await answer.json();
  return `${url}/${document.path}`;
}

async function refusalAt(address: string): Promise<{ status: number; message: string }> {
  const answer = await fetch(address);
  expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  return { status: answer.status, message: (await answer.json()).message };
}

test('a new size of a picture is refused in words while the disk is full; the picture and what was drawn of it are sent', async () => {
  const disk = (await mountedDisk(3)) ?? limitedDisk(1);
  const lake = await startLake(disk.dataDir, disk);
  const picture = await upload(lake.url);
  expect((await fetch(`${picture}?w=50`)).status).toBe(200);
  expect(await refusalAt(`${picture}?fm=png`)).toEqual({
    status: 507,
    message: expect.stringMatching(/^The disk of the lake is full: nothing of this request was written/),
  });
  expect((await fetch(picture)).status).toBe(200);
  expect((await fetch(`${picture}?w=50`)).status).toBe(200);
  const drawn = readdirSync(join(disk.seen, 'transforms'));
  expect(drawn).toHaveLength(1);
  // Once there is room for it, it is drawn.
  expect((await fetch(`${picture}?w=60`)).status).toBe(200);
  await lake.end('SIGTERM');
  await disk.end();
});

test('a new size of a picture is refused in words while the disk can only be read; the picture is sent', async () => {
  const disk = await mountedDisk(3);
  if (!disk) return console.log('No disk could be mounted here.');
  const lake = await startLake(disk.dataDir, disk);
  const picture = await upload(lake.url);
  const folder = join(disk.dataDir, 'transforms');
  mkdirSync(join(disk.seen, 'transforms'), { recursive: true });
  const inside = (command: string) => execFileSync('sh', ['-c', `${disk.words} `, 'sh', 'sh', '-c', command]);
  inside(`mount -t tmpfs -o ro tmpfs "${folder}"`);
  for (const parameters of ['w=50', 'w=50&auto=format'])
    expect(await refusalAt(`${picture}?${parameters}`)).toEqual({
      status: 503,
      message: expect.stringMatching(/^The disk of the lake can only be read: nothing of this request/),
    });
  expect((await fetch(picture)).status).toBe(200);
  inside(`umount "${folder}"`);
  expect((await fetch(`${picture}?w=50`)).status).toBe(200);
  await lake.end('SIGTERM');
  await disk.end();
});
