import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LakeProcess, startLake } from './lake-process-fixture.ts';
import { tortured } from './tortured-fixture.ts';

let lake: LakeProcess;
beforeAll(async () => {
  lake = await startLake(mkdtempSync(join(tmpdir(), 'tessera-painters-')));
});
afterAll(() => lake.end('SIGKILL'));

interface Answer {
  status: number;
  message: string;
  path: string;
}

async function upload(bytes: string | Buffer): Promise<Answer> {
  const answer = await fetch(`${lake.url}/v1/assets/images/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tortured.token}` },
    body: new Uint8Array(Buffer.from(bytes)),
  });
  const { message = '', document = { path: '' } } = await answer.json();
  return { status: answer.status, message, path: document.path };
}

async function draw({ path }: Answer, query: string) {
  const answer = await fetch(`${lake.url}/${path}?${query}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, bytes, said: answer.ok ? '' : JSON.parse(bytes.toString()).message };
}

const svg = (inner: string, size = 'width="10" height="10"', head = '') =>
  `<?xml version="1.0"?>${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inner}</svg>`;

const laughs = Array.from({ length: 12 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const laughing = svg('<text>&l12;</text>', undefined, `<!DOCTYPE svg [<!ENTITY l0 "lol">${laughs}]>`);

test.each([
  ['entities that multiply', laughing],
  ['100,000 x 100,000 pixels', svg('<rect width="9" height="9"/>', 'width="100000" height="100000"')],
  ['a PNG of 60,000 x 60,000 pixels in few bytes', bombPng(60_000)],
  ['bytes that are none', Buffer.alloc(1_000, 'x')],
])('a picture with %s is refused with a sentence, and the lake goes on', async (_what, bytes) => {
  const { status, message } = await upload(bytes);
  expect([status, message]).toEqual([400, expect.stringMatching(/^The upload is refused\. .+\.$/)]);
  expect((await fetch(`${lake.url}/v1/ping`)).status).toBe(200);
});

test.each([
  [
    'an entity of the system',
    svg('<text>&x;</text>', undefined, '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ],
  ['a file beside it', svg('<image xlink:href="secret.png" width="10" height="10"/>')],
  ['a picture elsewhere', svg('<image href="http://127.0.0.1:9/x.png" width="10" height="10"/>')],
])('a drawing that refers to %s is refused, or kept as it is without that', async (_what, bytes) => {
  const answer = await upload(bytes);
  expect([200, 400]).toContain(answer.status);
  if (answer.status === 200) expect((await draw(answer, 'w=10')).bytes.toString()).toBe(bytes);
});

test('an animation is drawn with all its frames', async () => {
  const frame = (n: number) =>
    sharp({ create: { width: 50, height: 50, channels: 3, background: { r: n * 10, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  const frames = await Promise.all(Array.from({ length: 20 }, (_, n) => frame(n)));
  const answer = await upload(
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
  const { status, bytes } = await draw(answer, 'w=20&fm=webp');
  expect([status, (await sharp(bytes).metadata()).pages]).toEqual([200, 20]);
});

test('painters end with a lake that is killed in the midst of a picture', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 2_000, height: 2_000, channels: 3, background: '#888888', noise } as const;
  const killed = await startLake(mkdtempSync(join(tmpdir(), 'tessera-painters-')));
  const before = lake;
  lake = killed;
  const picture = await upload(await sharp({ create }).jpeg().toBuffer());
  lake = before;
  const asked = fetch(`${killed.url}/${picture.path}?fm=avif&q=100`).catch(() => 'cut off');
  const painters = paintersOf(killed.pid);
  expect(painters.length).toBeGreaterThan(0);
  await killed.end('SIGKILL');
  expect(await asked).toBe('cut off');
  await expect.poll(() => painters.filter(isAlive)).toEqual([]);
});

function paintersOf(lakePid: number): number[] {
  const said = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return said.split('\n').flatMap((line) => {
    const [, pid, parent, program = ''] = line.match(/^\s*(\d+)\s+(\d+)\s+(.*)$/) ?? [];
    return Number(parent) === lakePid && program.includes('painter.') ? Number(pid) : [];
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A grey PNG of one bit a pixel whose header says that it is a square of `side` pixels, whatever its data. */
function bombPng(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}
