import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '../../lake-fixture.ts';
import type { Drawing } from './draw.ts';
import { openPainters } from './painters.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-painters-'));
const picture = join(folder, 'noise.png');
const limits = { maxMegapixels: 100, maxMs: 30_000, maxMegabytes: 768 };
const slow: Drawing = { fit: 'inside', mayEnlarge: false, quality: 100, ending: 'avif' };
const quick: Drawing = { ...slow, width: 100, ending: 'png' };
let its: TestLake;
let address: string;
let drawn = 0;
const target = () => join(folder, `drawn-${drawn++}`);
const noSignal = new AbortController().signal;

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1_600, height: 1_200, channels: 3, background: '#888888', noise } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  await sharp(bytes).toFile(picture);
  its = await testLake();
  const { url } = await its.client().assets.upload('image', bytes);
  address = its.url + new URL(url).pathname;
});
afterAll(() => its.close());

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The ids of the painters that this process has, as the system lists them. */
function paintersHere(): number[] {
  const said = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return said.split('\n').flatMap((line) => {
    const [, pid, parent, program = ''] = line.match(/^\s*(\d+)\s+(\d+)\s+(.*)$/) ?? [];
    return Number(parent) === process.pid && program.includes('painter.') ? Number(pid) : [];
  });
}

test('a painter that is killed in the midst of a picture is followed by another, and the lake answers meanwhile', async () => {
  const asked = fetch(`${address}?fm=avif&q=100`);
  await expect.poll(async () => paintersHere().length).toBeGreaterThan(0);
  for (const pid of paintersHere()) process.kill(pid, 'SIGKILL');
  expect((await fetch(`${its.url}/v1/ping`)).status).toBe(200);
  const answer = await asked;
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect((await fetch(`${address}?w=50`)).status).toBe(200);
});

test('a picture over which one painter after the other ends is refused, and the next one is drawn', async () => {
  const painters = openPainters(limits);
  const asked = painters.draw({ file: picture, target: target(), drawing: slow }, noSignal);
  const killing = setInterval(() => painters.pids.map((pid) => process.kill(pid, 'SIGKILL')), 20);
  await expect(asked).rejects.toMatchObject({ status: 500, message: expect.stringContaining('not drawn') });
  clearInterval(killing);
  const file = target();
  await expect
    .poll(() => painters.draw({ file: picture, target: file, drawing: quick }, noSignal).then(() => true))
    .toBe(true);
  expect(existsSync(file)).toBe(true);
  painters.close();
});

test('a picture that takes too long, or too much memory, is refused by its setting; the next one is drawn', async () => {
  const hasty = openPainters({ ...limits, maxMs: 50 });
  const late = hasty.draw({ file: picture, target: target(), drawing: slow }, noSignal);
  await expect(late).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/50 ms \(pictures\.maxMs of openLake\)/),
  });
  hasty.close();
  const narrow = openPainters({ ...limits, maxMegabytes: 130 });
  const big = narrow.draw({ file: picture, target: target(), drawing: slow }, noSignal);
  await expect(big).rejects.toMatchObject({ status: 400, message: expect.stringContaining('130 MB') });
  narrow.close();
});

test('a picture of more pixels than one may have, over all its frames, is refused by that setting', async () => {
  const create = { width: 50, height: 50, channels: 3 } as const;
  const frame = (n: number) =>
    sharp({ create: { ...create, background: { r: n * 10, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  const frames = await Promise.all(Array.from({ length: 20 }, (_, n) => frame(n)));
  const file = target();
  await sharp(frames, { join: { animated: true } })
    .gif()
    .toFile(file);
  const painters = openPainters({ ...limits, maxMegapixels: 0.04 });
  const drawing: Drawing = { ...slow, ending: 'webp' };
  await expect(painters.draw({ file, target: target(), drawing }, noSignal)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('0.04 million pixels'),
  });
  painters.close();
});

test('a picture that nobody waits for any more is given up, whether it waits or is drawn', async () => {
  const painters = openPainters(limits);
  const [first, second] = [new AbortController(), new AbortController()];
  // Two large ones are not drawn at one time.
  const drawing = painters.draw({ file: picture, target: target(), drawing: slow }, first.signal);
  const waiting = painters.draw({ file: picture, target: target(), drawing: slow }, second.signal);
  second.abort();
  await expect(waiting).rejects.toMatchObject({ status: 503, message: expect.stringContaining('has left') });
  expect(painters.pids).toHaveLength(1);
  first.abort();
  await expect(drawing).rejects.toMatchObject({ status: 503, message: expect.stringContaining('has left') });
  painters.close();
});

test('what nobody waits for is drawn by one painter at most, and after all that somebody waits for', async () => {
  const painters = openPainters(limits);
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const large: Drawing = { ...slow, width: 800 };
  const work = (drawing: Drawing) => ({ file: picture, target: target(), drawing });
  const first = painters.drawLater(work(large)).then(note('first of later'));
  const second = painters.drawLater(work(large)).then(note('second of later'));
  expect([painters.pids.length, painters.waiting]).toEqual([1, 0]);
  const wanted = Array.from({ length: 3 }, () => painters.draw(work(quick), noSignal).then(note('wanted')));
  await Promise.all([first, second, ...wanted]);
  expect(done.at(-1)).toBe('second of later');
  painters.close();
});

test('where no painter can be started, the answer is an honest 503, and the log says why', async () => {
  const said: string[] = [];
  const painters = openPainters(limits, (line) => said.push(line), pathToFileURL(join(folder, 'nowhere.ts')));
  const refused = { status: 503, message: expect.stringContaining('cannot start a process') };
  await expect(painters.read(picture)).rejects.toMatchObject(refused);
  await expect(painters.read(picture)).rejects.toMatchObject(refused);
  await expect.poll(() => said.join()).toMatch(/Cannot find module.*It could not start/s);
  painters.close();
});

test('painters end when their lake is closed', async () => {
  const painters = openPainters(limits);
  const busy = painters.draw({ file: picture, target: target(), drawing: slow }, noSignal);
  const { pids } = painters;
  expect(pids.every(isAlive)).toBe(true);
  painters.close();
  await expect(busy).rejects.toMatchObject({ status: 503 });
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});
