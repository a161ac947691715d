import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { readEnvironment } from '#settings/environment.ts';
import { submittedName } from '../archive/archive-fixture.ts';
import { all, backedUpLake, restoreInto, type Stored, slugs } from './backup-fixture.ts';
import { addBackup, listBackups } from './backups.ts';
import { openBackup } from './open-backup.ts';
import { rehearseRestore } from './rehearse-restore.ts';

const root = mkdtempSync(join(tmpdir(), 'tessera-restore-'));
let its: TestLake;
let folder: string; // of the backup
let count = 0;
beforeAll(async () => {
  ({ its, folder } = await backedUpLake(root));
});
afterAll(async () => {
  await its.close();
  rmSync(root, { recursive: true });
});

const newDataDir = () => join(root, `data-${++count}`);

test('a backup that is not as it was written, or none, is refused with a sentence, and nothing is restored', async () => {
  const { folder: rotten, manifest } = await addBackup(its.dataDir, join(root, 'rotten'));
  const dataDir = newDataDir();
  const refusal = () => restoreInto(dataDir, { from: rotten }).catch(({ message }) => message);
  writeFileSync(join(rotten, 'submissions', submittedName), '%PDX');
  expect(await refusal()).toBe(
    `The file "submissions/${submittedName}" of the backup does not hold the bytes that were written: take another backup.`,
  );
  rmSync(join(rotten, 'submissions', submittedName));
  expect(await refusal()).toMatch(/is missing: take another/);
  const escaping = { ...manifest, files: { '../escaped': { size: 1, sha256: '' } } };
  writeFileSync(join(rotten, 'backup.json'), JSON.stringify(escaping));
  expect(await refusal()).toMatch(/leads out of the backup/);
  rmSync(join(rotten, 'backup.json'));
  expect(await refusal()).toMatch(/is not a backup: it has no backup\.json/);
  expect(await restoreInto(dataDir, { from: join(root, 'nowhere') }).catch(({ message }) => message)).toMatch(
    /There is no backup ".*nowhere"/,
  );
  expect(existsSync(dataDir)).toBe(false);
});

test('a folder that holds a lake is refused unless it is to be replaced, and then that lies aside, whole', async () => {
  const dataDir = newDataDir();
  const mine = await testLake({ plugins: lakePlugins, dataDir });
  await mine.client().create({ _id: 'mine', _type: 'x' });
  await expect(restoreInto(dataDir, { from: folder, replace: true })).rejects.toThrow(
    /in use by another lake\. .*\(DATA_DIR\)/,
  );
  await mine.stop();
  writeFileSync(join(dataDir, 'token'), 'of this place');
  await expect(restoreInto(dataDir, { from: folder })).rejects.toThrow(/holds a lake already.*--replace/);
  const { aside = '' } = await restoreInto(dataDir, { from: folder, replace: true });
  expect(readFileSync(join(dataDir, 'token'), 'utf8')).toBe('of this place');
  const restored = await testLake({ plugins: lakePlugins, dataDir });
  expect(await all(restored)).toEqual(await all(its));
  await restored.stop();
  const before = await testLake({ plugins: lakePlugins, dataDir: aside });
  expect(await before.client().fetch('*[_type == "x"]._id')).toEqual(['mine']);
  await before.close();
});

test('backups that lie in the data folder stay where they are, whatever the folder is called', async () => {
  const dataDir = newDataDir();
  const mine = await testLake({ plugins: lakePlugins, dataDir });
  await mine.stop();
  symlinkSync(join(root, 'nowhere'), join(dataDir, 'assets')); // as of a disk that was taken out
  const places = ['kept', 'far/below', '.'].map((place) => join(dataDir, place));
  for (const place of places) await addBackup(its.dataDir, place);
  const before = await Promise.all(places.map(listBackups));
  const { aside = '' } = await restoreInto(dataDir, { from: before[0]?.at(-1)?.folder ?? '', replace: true });
  expect(await Promise.all(places.map(listBackups))).toEqual(before);
  expect(readdirSync(aside).sort()).toEqual(['assets', 'comments', 'lake.sqlite', 'picture-key']);

  await addBackup(its.dataDir, join(dataDir, 'submissions/mine'));
  await expect(restoreInto(dataDir, { from: folder, replace: true })).rejects.toThrow(
    /folder ".*submissions\/mine" holds backups, and beside it lies what a lake keeps \("submissions\/.*"\)/,
  );
  expect(existsSync(join(dataDir, 'lake.sqlite'))).toBe(true);
});

test('a restore that was cut off keeps lakes out until another is through', async () => {
  const dataDir = newDataDir();
  mkdirSync(join(dataDir, 'restore-unfinished'), { recursive: true });
  await expect(testLake({ dataDir })).rejects.toThrow(/A restore into ".*" was interrupted.*--replace/);
  await restoreInto(dataDir, { from: folder, replace: true });
  const restored = await testLake({ plugins: lakePlugins, dataDir });
  expect(await all(restored)).toEqual(await all(its));
  await restored.close();
});

test('documents come back as they were at a time or after a transaction, and the history keeps what was since', async () => {
  const source = await testLake({ plugins: lakePlugins });
  const client = source.client();
  await client.create({ _id: 'kept', _type: 'x', title: 'First' });
  const file = await client.assets.upload('file', Buffer.from('of then'));
  await client.transaction().create({ _id: 'gone', _type: 'x' }).transactionId('the-moment').commit();
  const then = await all(source);
  const [{ timestamp: time = '' } = {}] = source.lake.database
    .prepare('SELECT timestamp FROM transactions ORDER BY seq DESC LIMIT 1')
    .all() as { timestamp: string }[]; // the column of that name
  await expect.poll(() => new Date().toISOString() > time).toBe(true);
  await client.patch('kept').set({ title: 'Second' }).commit();
  await client.delete('gone');
  await client.create({ _id: 'later', _type: 'x' });
  await client.delete(file._id);
  const deleted = `assets/${file._id.replace(/^file-(.*)-bin$/, '$1.bin')}`;
  rmSync(join(source.dataDir, deleted), { force: true });
  const { folder: from } = await addBackup(source.dataDir, join(root, 'moments'));
  await source.close();

  for (const at of ['the-moment', time]) {
    const dataDir = newDataDir();
    const { rewound, missing } = await restoreInto(dataDir, { from, at });
    expect(rewound).toEqual({ last: time, changed: 4 });
    expect(missing, 'what was deleted for good').toEqual([deleted]);
    const restored = await testLake({ plugins: lakePlugins, dataDir });
    const same = (documents: Stored[]) => documents.map(({ _rev, ...rest }) => rest);
    expect(same(await all(restored))).toEqual(same(then));
    const lines = await restored
      .client()
      .request<string>({ url: '/data/history/production/transactions/kept?excludeContent=true' });
    expect(String(lines).trim().split('\n')).toHaveLength(3);
    await restored.close();
  }
  const wrong = (at: string) => restoreInto(newDataDir(), { from, at }).catch(({ message }) => message);
  expect(await wrong('no-such')).toMatch(/"no-such" is neither a time .* nor a transaction/);
  expect(await wrong('2001-01-01')).toMatch(/history of the backup begins later/);
  expect(await wrong('2999-01-01')).toMatch(/knows of nothing after that/);
});

test('a site that has seen transactions which did not come back takes no new one for one of them', async () => {
  const dataDir = newDataDir();
  await restoreInto(dataDir, { from: folder });
  const restored = await testLake({ plugins: lakePlugins, dataDir });
  const before = Number(its.lake.database.prepare('SELECT max(seq) AS seq FROM transactions').get()?.seq);
  await restored.client().create({ _type: 'x' });
  const seen = await fetch(`${restored.url}/v1/data/live/events/production`, {
    headers: { 'last-event-id': String(before + 1) },
  });
  const reader = seen.body?.pipeThrough(new TextDecoderStream()).getReader();
  let said = '';
  while (!said.includes('event: restart'))
    said += (await reader?.read())?.value ?? 'the stream ended, event: restart';
  expect(said).not.toContain('the stream ended');
  await reader?.cancel();
  await restored.close();
});

test('a rehearsal compares every row and byte, opens a lake, and leaves everything as it was', async () => {
  const environment = readEnvironment({ DATA_DIR: newDataDir() });
  const backup = await openBackup(folder);
  const done = await rehearseRestore(backup, environment, { slugs });
  const comments = await all(its, 'production-comments');
  expect(done).toMatchObject({ documents: (await all(its)).length + comments.length, datasets: 2 });
  expect(done.files).toBe(Object.keys(backup.manifest.files).length);
  expect(done.rows).toBeGreaterThan(50);
  expect(existsSync(environment.dataDir)).toBe(false);
  const at = { time: backup.manifest.createdAt };
  expect((await rehearseRestore(backup, environment, { slugs, at })).restored.rewound?.changed).toBe(0);

  const table = backup.manifest.databases['lake.sqlite']?.documents;
  if (table) table.sha256 = 'other';
  await expect(rehearseRestore(backup, environment, { slugs })).rejects.toThrow(
    /The table "documents" of "lake\.sqlite" has other rows than were backed up/,
  );
});
