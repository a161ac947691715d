import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isThorough } from './effort-fixture.ts';
import {
  ask,
  sendAsset,
  sendDocument,
  startLake,
  writeAsset,
  writeDocument,
} from './lake-process-fixture.ts';
import { limitedDisk, mountedDisk } from './small-disk-fixture.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'tessera-scarce-'));
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;

const disks = isThorough ? (['mounted', 'limited'] as const) : (['either'] as const);
test.each(disks)(
  'a lake whose disk is full (%s) says so, goes on answering, keeps what it acknowledged, and leaves nothing half written',
  async (which) => {
    const mounted = which === 'limited' ? undefined : await mountedDisk(6);
    if (which === 'mounted' && !mounted) return console.log('No disk could be mounted here.');
    const disk = mounted ?? limitedDisk(2);
    const full = await startLake(disk.dataDir, disk);
    const acknowledged: string[] = [];
    let refused = 0;
    for (let n = 0; refused < 3 && n < 1_000; n++) {
      const _id = `d${n}`;
      const answer = await sendDocument(full.url, { _id, text: randomBytes(3_000).toString('base64') });
      if (answer.ok) acknowledged.push(_id);
      else {
        // SQLite reports a file that may not grow as a disk that fails.
        expect(await answer.json()).toMatchObject({
          statusCode: mounted ? 507 : 503,
          message: expect.stringMatching(/^The disk of the lake .*: nothing of this request was written/),
        });
        refused++;
      }
    }
    expect(refused).toBe(3);
    expect((await sendAsset(full.url, randomBytes(7_000_000))).status).toBe(507);
    expect(readdirSync(join(disk.seen, 'assets'))).toEqual([]);
    expect(await ask(full.url, '*[_type == "x"]._id')).toEqual(expect.arrayContaining(acknowledged));
    for (let n = 0; n < 50; n++) expect((await fetch(`${full.url}/v1/no-such-${n}`)).status).toBe(404);
    await full.end('SIGKILL');

    // It starts on the disk that is still full, or where there is room again.
    const lake = await startLake(disk.dataDir, { words: mounted ? disk.words : '' });
    const found = await ask<string[]>(lake.url, '*[_type == "x"]._id');
    const lost = acknowledged.filter((id) => !found.includes(id));
    console.log(
      `Disk full (${mounted ? 'tmpfs' : 'limit of a file'}): ${acknowledged.length} acknowledged, ${refused} refused, ${lost.length} lost.`,
    );
    expect(lost).toEqual([]);
    await lake.end('SIGTERM');
    await disk.end();
  },
);

test('a folder that may not be written to is refused with one sentence', async () => {
  const dataDir = newFolder();
  chmodSync(dataDir, 0o500);
  if (isRoot) chownSync(dataDir, nobody, nobody);
  // Root may write anywhere, so the lake runs as somebody else.
  const started = startLake(dataDir, isRoot ? { uid: nobody, gid: nobody } : {});
  await expect(started).rejects.toThrow(/^The data folder ".*" cannot be read and written \(.*\)\.[^\n]*$/);
});

test('a lake that may open few files only recovers when those who took them have left, and has lost nothing', async () => {
  const dataDir = newFolder();
  const lake = await startLake(dataDir, { words: 'ulimit -n 128;' });
  const acknowledged: string[] = [];
  const write = async (_id: string) => {
    if (await writeDocument(lake.url, { _id }).catch(() => false)) acknowledged.push(_id);
  };
  await write('before');
  const { port, hostname } = new URL(lake.url);
  const crowd: Socket[] = [];
  for (let n = 0; n < 300; n++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    crowd.push(socket);
  }
  await Promise.race(crowd.map((socket) => once(socket, 'connect')));
  const meanwhile = Promise.all([
    write('meanwhile'),
    writeAsset(lake.url, randomBytes(10)).catch(() => false),
  ]);
  for (const socket of crowd) socket.destroy();
  await meanwhile;
  await expect
    .poll(() => writeDocument(lake.url, { _id: `after-${Date.now()}` }).catch(() => false))
    .toBe(true);
  expect(await ask(lake.url, '*[_type == "x"]._id')).toEqual(expect.arrayContaining(acknowledged));
  await lake.end('SIGTERM');
});
