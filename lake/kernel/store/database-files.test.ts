import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testLake } from '../../lake-fixture.ts';
import { openStore, type Store } from './store.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'tessera-taken-'));

function write(store: Store, id: string): void {
  const after = { _id: id, _type: 'x', _rev: id, _createdAt: '', _updatedAt: '' };
  store.commit({
    transactionId: id,
    timestamp: '',
    author: '',
    mutations: [],
    changes: [{ id, before: null, after }],
  });
}

function idsIn(folder: string): string[] {
  const store = openStore(folder);
  const ids = store.documents.ids();
  store.close();
  return ids;
}

test.each([
  ['the file', ['lake.sqlite']],
  ['its log', ['lake.sqlite-wal']],
  ['all of it', ['lake.sqlite', 'lake.sqlite-wal', 'lake.sqlite-shm']],
])(
  'when %s is taken away, no write is acknowledged any more, and what there was is put back',
  (_what, names) => {
    const folder = newFolder();
    const store = openStore(folder);
    write(store, 'a');
    for (const name of names) rmSync(join(folder, name));
    expect(() => write(store, 'b')).toThrow(
      /was removed while the lake had it open\. Nothing is written any more.*put back when it stops\.$/,
    );
    expect(() => store.checkFiles()).toThrow(/was removed/);
    store.close();
    expect(idsIn(folder)).toContain('a');
  },
);

test('what cannot be saved at once stays open and is saved when it can be, at the latest as the lake ends', () => {
  const folder = newFolder();
  const store = openStore(folder);
  write(store, 'a');
  mkdirSync(join(folder, 'lake.sqlite.saved', 'in the way'), { recursive: true });
  rmSync(join(folder, 'lake.sqlite'));
  expect(() => write(store, 'b')).toThrow(
    /could not be saved \(.*\); that is tried again, so leave it running/,
  );
  expect(() => store.checkFiles()).toThrow(/leave it running/);
  rmSync(join(folder, 'lake.sqlite.saved'), { recursive: true });
  store.close();
  expect(idsIn(folder)).toContain('a');
});

test('a lake that ends before anybody has noticed puts its database back as well', () => {
  const folder = newFolder();
  const store = openStore(folder);
  write(store, 'a');
  rmSync(join(folder, 'lake.sqlite'));
  store.close();
  expect(idsIn(folder)).toEqual(['a']);
});

test('when the whole folder is taken away, what was in the database is put back', () => {
  const folder = newFolder();
  const store = openStore(folder);
  write(store, 'a');
  rmSync(folder, { recursive: true });
  expect(() => write(store, 'b')).toThrow(/put back when it stops/);
  store.close();
  expect(idsIn(folder)).toContain('a');
});

test('a database that is put in the place of the open one is the next to be opened, and the other is kept beside it', () => {
  const [folder, other] = [newFolder(), newFolder()];
  const another = openStore(other);
  write(another, 'theirs');
  another.close();
  const store = openStore(folder);
  write(store, 'ours');
  copyFileSync(join(other, 'lake.sqlite'), join(folder, 'new'));
  renameSync(join(folder, 'new'), join(folder, 'lake.sqlite'));
  expect(() => store.checkFiles()).toThrow(
    /was replaced .* kept beside it, as ".*lake\.sqlite\.replaced-\d+"/,
  );
  store.close();
  expect(idsIn(folder)).toEqual(['theirs']);
  const kept = newFolder();
  const file = join(folder, readdirSync(folder).find((name) => name.includes('.replaced-')) ?? '');
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  copyFileSync(file, join(kept, 'lake.sqlite'));
  expect(idsIn(kept)).toEqual(['ours']);
});

test('a lake whose file is taken away answers no request any more, says why, and tells whoever opened it once', async () => {
  const reasons: string[] = [];
  const its = await testLake({ onGone: ({ message }) => reasons.push(message) });
  const client = its.client({ maxRetries: 0 });
  await client.create({ _id: 'a', _type: 'x' });
  rmSync(join(its.dataDir, 'lake.sqlite'));
  const refused = await client.create({ _id: 'b', _type: 'x' }).catch((error) => error);
  expect([refused.statusCode, refused.message]).toEqual([500, expect.stringContaining('was removed')]);
  expect((await fetch(`${its.url}/ping`)).status).toBe(500);
  expect(reasons).toEqual([expect.stringMatching(/lake\.sqlite" was removed/)]);
  await its.stop();
  expect(existsSync(join(its.dataDir, 'lake.sqlite'))).toBe(true);
  const again = await testLake({ dataDir: its.dataDir });
  expect(await again.client().fetch('*[_type == "x"]._id')).toContain('a');
  await again.close();
});

test('the files of a lake are for its owner alone, those of an earlier one as well', async () => {
  const its = await testLake();
  await its.client().create({ _id: 'a', _type: 'x' });
  const modes = (names: string[]) =>
    names.map((name) => (statSync(join(its.dataDir, name)).mode & 0o777).toString(8));
  const files = ['lake.sqlite', 'lake.sqlite-wal', 'lake.sqlite-shm', 'lock.sqlite', 'comments/lake.sqlite'];
  expect(modes(['.', 'comments'])).toEqual(['700', '700']);
  expect(modes(files)).toEqual(files.map(() => '600'));
  await its.close();
});
