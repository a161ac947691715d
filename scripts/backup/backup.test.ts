import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '#lake-plugin/plugin.ts';
import { submittedName } from '../archive/archive-fixture.ts';
import { readAccounts } from '../lake/lake-requests.ts';
import { all, backedUpLake, restoreInto } from './backup-fixture.ts';
import { addBackup, listBackups, newestOf, removeOldBackups } from './backups.ts';
import { openBackup } from './open-backup.ts';
import { packBackup } from './pack-backup.ts';

const root = mkdtempSync(join(tmpdir(), 'tessera-backup-'));
let its: TestLake;
let among: string; // the folder of backups
let folder: string; // of the first of them
let count = 0;
beforeAll(async () => {
  ({ its, among, folder } = await backedUpLake(root));
});
afterAll(async () => {
  await its.close();
  rmSync(root, { recursive: true });
});

const newDataDir = () => join(root, `data-${++count}`);

/** All that can be seen of a lake from outside. */
async function everything(of: TestLake) {
  const documents = await all(of);
  const assets = documents.filter(({ _type }) => String(_type).endsWith('Asset'));
  const history = await of
    .client()
    .request<string>({ url: '/data/history/production/transactions/page-a?excludeContent=true' });
  return {
    documents,
    comments: await all(of, 'production-comments'),
    bytes: await Promise.all(assets.map(async ({ path }) => (await fetch(`${of.url}/${path}`)).text())),
    accounts: await readAccounts(of.client()),
    sent: readFileSync(join(of.dataDir, 'submissions', submittedName), 'utf8'),
    history,
  };
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('what is restored into an empty folder is all that the running lake had: documents, history, assets, comments, accounts, files', async () => {
  const dataDir = newDataDir();
  expect(await restoreInto(dataDir, { from: folder })).toEqual({
    aside: undefined,
    missing: [],
    rewound: undefined,
  });
  const restored = await testLake({ plugins: lakePlugins, dataDir });
  expect(await everything(restored)).toEqual(await everything(its));
  await restored.close();
});

test('a backup goes on while others write, and is of one moment', async () => {
  const client = its.client();
  let isOver = false;
  const writing = (async () => {
    // The two documents of a transaction are never apart.
    for (let n = 0; !isOver; n++)
      await client
        .transaction()
        .createOrReplace({ _id: 'one-half', _type: 'half', n })
        .createOrReplace({ _id: 'other-half', _type: 'half', n })
        .commit();
  })();
  const { folder: from } = await addBackup(its.dataDir, join(root, 'busy'));
  isOver = true;
  await writing;
  const dataDir = newDataDir();
  await restoreInto(dataDir, { from });
  const restored = await testLake({ plugins: lakePlugins, dataDir });
  const [one, other] = await restored.client().fetch<number[]>('*[_type == "half"] | order(_id).n');
  expect(one).toBe(other);
  await restored.close();
  await client.delete({ query: '*[_type == "half"]' });
});

test('a lake that does not run, as it was killed, is backed up with what it had acknowledged', async () => {
  const dataDir = newDataDir();
  const killed = await testLake({ dataDir });
  await killed.client().create({ _id: 'a', _type: 'x' });
  // Its files as they are when it is killed: the last transactions are in the write-ahead log.
  const copy = newDataDir();
  mkdirSync(copy);
  for (const name of ['lake.sqlite', 'lake.sqlite-wal'])
    writeFileSync(join(copy, name), readFileSync(join(dataDir, name)));
  await killed.close();
  const { folder: from } = await addBackup(copy, join(root, 'killed'));
  const restored = newDataDir();
  await restoreInto(restored, { from });
  const lake = await testLake({ dataDir: restored });
  expect(await lake.client().fetch('*[_type == "x"]._id')).toEqual(['a']);
  await lake.close();
});

test('a backup is for its owner alone, holds no token, and says of each file what it was', async () => {
  writeFileSync(join(its.dataDir, 'token'), 'secret');
  const { folder: made, manifest } = await addBackup(its.dataDir, join(root, 'private'));
  rmSync(join(its.dataDir, 'token'));
  expect(existsSync(join(made, 'token'))).toBe(false);
  expect([modeOf(made), ...Object.keys(manifest.files).map((path) => modeOf(join(made, path)))]).toEqual([
    '700',
    ...Object.keys(manifest.files).map(() => '600'),
  ]);
  expect(Object.keys(manifest.databases)).toEqual(['comments/lake.sqlite', 'lake.sqlite']);
  expect(manifest.databases['lake.sqlite']?.accounts?.rows).toBe(1);
  expect(readdirSync(made)).not.toContain('lake.sqlite-wal');
});

test('the index of the search is in no backup, so that a damaged one keeps none from being made, and goes with a restore', async () => {
  for (const name of ['search.sqlite', 'search.sqlite-wal'])
    writeFileSync(join(its.dataDir, name), 'no database');
  const { folder: from, manifest } = await addBackup(its.dataDir, join(root, 'without-index'));
  expect(Object.keys(manifest.files)).not.toContain('search.sqlite');
  const dataDir = newDataDir();
  mkdirSync(dataDir);
  for (const name of ['search.sqlite', 'search.sqlite-wal']) {
    renameSync(join(its.dataDir, name), join(dataDir, name));
  }
  await restoreInto(dataDir, { from });
  expect(readdirSync(dataDir).filter((name) => name.startsWith('search'))).toEqual([]);
});

test('datasets that somebody has made come back with their assets, and one of which a file is gone names it', async () => {
  const lake = await testLake();
  try {
    const staging = lake.client({ dataset: 'staging' });
    await staging.datasets.create('staging', { aclMode: 'public' });
    const kept = await staging.assets.upload('file', Buffer.from('kept'), { filename: 'kept.txt' });
    const gone = await staging.assets.upload('file', Buffer.from('gone'), { filename: 'gone.txt' });
    const [own] = readdirSync(join(lake.dataDir, 'datasets'));
    const fileOf = ({ sha1hash }: { sha1hash: string }) => `datasets/${own}/assets/${sha1hash}.txt`;
    rmSync(join(lake.dataDir, fileOf(gone)));
    const { folder: made, manifest } = await addBackup(lake.dataDir, join(root, 'of-several'));
    expect(manifest.missing).toEqual([fileOf(gone)]);
    const dataDir = newDataDir();
    const { missing } = await restoreInto(dataDir, { from: made });
    expect(missing).toEqual([fileOf(gone)]);
    const restored = await testLake({ dataDir });
    expect(await (await fetch(`${restored.url}/${kept.path}`)).text()).toBe('kept');
    await restored.close();
  } finally {
    await lake.close();
  }
});

test('a dataset that is made while a backup goes on is in it with its database, or not at all', async () => {
  const lake = await testLake();
  const making = (async () => {
    for (let n = 0; n < 5; n++) await lake.client().datasets.create(`made-${n}`, { aclMode: 'public' });
  })();
  const { folder: from, manifest } = await addBackup(lake.dataDir, join(root, 'of-many'));
  await making;
  await lake.close();
  const dataDir = newDataDir();
  await restoreInto(dataDir, { from });
  const restored = await testLake({ dataDir });
  const databases = Object.keys(manifest.databases).filter((path) => path.endsWith('lake.sqlite'));
  expect(await restored.client().datasets.list()).toHaveLength(databases.length);
  await restored.close();
});

test('packed into one file it is the same, and restored from there', async () => {
  const file = join(root, 'all.tar.gz');
  const { manifest } = await openBackup(folder);
  await packBackup(folder, manifest, file);
  expect(modeOf(file)).toBe('600');
  const dataDir = newDataDir();
  await restoreInto(dataDir, { from: file });
  const restored = await testLake({ plugins: lakePlugins, dataDir });
  expect(await all(restored)).toEqual(await all(its));
  await restored.close();
});

test('backups in the data folder are not backed up, and folders that are linked into it are', async () => {
  const dataDir = newDataDir();
  const linked = await testLake({ dataDir });
  await linked.client().assets.upload('file', Buffer.from('a'));
  renameSync(join(dataDir, 'assets'), join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(dataDir, 'assets'));
  const inside = join(dataDir, 'some', 'backups');
  await addBackup(dataDir, inside, new Date('2026-01-01T00:00:00Z'));
  const { manifest } = await addBackup(dataDir, inside, new Date('2026-01-02T00:00:00Z'));
  expect(Object.keys(manifest.files)).toEqual([
    expect.stringMatching(/^assets\/[0-9a-f]{40}\.bin$/),
    'comments/lake.sqlite',
    'lake.sqlite',
    'picture-key',
  ]);
  renameSync(join(root, 'elsewhere'), join(root, 'taken-out'));
  await expect(addBackup(dataDir, inside)).rejects.toThrow(/"[^"]*assets" leads nowhere/);
  await linked.close();
});

test('assets are there once for several backups, and each backup is whole without the others', async () => {
  const { folder: next } = await addBackup(its.dataDir, among, new Date('2026-01-02T00:00:00Z'));
  const [asset = ''] = readdirSync(join(next, 'assets'));
  expect(statSync(join(next, 'assets', asset)).ino).toBe(statSync(join(folder, 'assets', asset)).ino);
  expect(statSync(join(next, 'lake.sqlite')).ino).not.toBe(statSync(join(folder, 'lake.sqlite')).ino);
});

test('an asset that was damaged in the backup before is taken from the lake, and one that is damaged there is named', async () => {
  const apart = join(root, 'damaged');
  const first = await addBackup(its.dataDir, apart, new Date('2026-01-01T00:00:00Z'));
  const [asset = ''] = readdirSync(join(first.folder, 'assets'));
  writeFileSync(join(first.folder, 'assets', asset), 'rotten');
  const second = await addBackup(its.dataDir, apart, new Date('2026-01-02T00:00:00Z'));
  expect(second.manifest.damaged).toEqual([]);
  await (await openBackup(second.folder)).close();

  const whole = readFileSync(join(its.dataDir, 'assets', asset));
  writeFileSync(join(its.dataDir, 'assets', asset), 'torn');
  const third = await addBackup(its.dataDir, join(root, 'torn'));
  expect(third.manifest.damaged).toEqual([`assets/${asset}`]);
  rmSync(join(its.dataDir, 'assets', asset));
  const fourth = await addBackup(its.dataDir, join(root, 'gone'));
  expect(fourth.manifest.missing).toEqual([`assets/${asset}`]);
  writeFileSync(join(its.dataDir, 'assets', asset), whole);
  expect(await restoreInto(newDataDir(), { from: fourth.folder })).toMatchObject({
    missing: [`assets/${asset}`],
  });
});

test('two that are begun in the same second are two backups, each whole', async () => {
  const apart = join(root, 'at-once');
  const now = new Date('2026-01-01T00:00:00Z');
  const made = await Promise.all([1, 2, 3].map(() => addBackup(its.dataDir, apart, now)));
  expect(made.map(({ folder: one }) => one).sort()).toEqual(
    ['00', '01', '02'].map((second) => join(apart, `tessera-2026-01-01T00-00-${second}Z`)),
  );
  for (const { folder: one } of made) await (await openBackup(one)).close();
});

test('old backups go, the newest stays however old it is', async () => {
  const apart = join(root, 'old');
  for (const day of ['01', '02', '03'])
    mkdirSync(join(apart, `tessera-2026-01-${day}T10-00-00Z`), { recursive: true });
  mkdirSync(join(apart, 'something else'));
  const now = Date.parse('2026-01-04T09:00:00Z');
  expect(await removeOldBackups(apart, 2, now)).toEqual([join(apart, 'tessera-2026-01-01T10-00-00Z')]);
  await removeOldBackups(apart, 1, Date.parse('2027-01-01T00:00:00Z'));
  expect((await listBackups(apart)).map(({ time }) => new Date(time).toISOString())).toEqual([
    '2026-01-03T10:00:00.000Z',
  ]);
  expect(readdirSync(apart)).toContain('something else');
});

test('one that a wrong clock has named by a time to come has no newest go, and is no newest', async () => {
  const apart = join(root, 'to-come');
  for (const day of ['2026-01-01', '2026-01-02', '2999-01-01'])
    mkdirSync(join(apart, `tessera-${day}T10-00-00Z`), { recursive: true });
  const now = Date.parse('2026-03-01T00:00:00Z');
  expect(await removeOldBackups(apart, 14, now)).toEqual([join(apart, 'tessera-2026-01-01T10-00-00Z')]);
  expect(newestOf(await listBackups(apart, now))?.folder).toBe(join(apart, 'tessera-2026-01-02T10-00-00Z'));
});
