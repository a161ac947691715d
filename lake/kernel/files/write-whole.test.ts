import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepFolderPrivate } from './keep-private.ts';
import { removeUnfinished } from './remove-unfinished.ts';
import { writeWhole } from './write-whole.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'tessera-files-'));
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('a file is written whole, for its owner alone, in folders that are made for it', async () => {
  const file = join(newFolder(), 'a', 'b', 'file.bin');
  await writeWhole(file, Buffer.from('all of it'));
  expect(readFileSync(file, 'utf8')).toBe('all of it');
  expect([file, join(file, '..'), join(file, '..', '..')].map(modeOf)).toEqual(['600', '700', '700']);
  expect(readdirSync(join(file, '..'))).toEqual(['file.bin']);
});

test('a file of the same bytes stays, and one that was torn is written anew, though it is as long', async () => {
  const file = join(newFolder(), 'file.bin');
  await writeWhole(file, Buffer.from('all of it'));
  const { ino } = statSync(file);
  await writeWhole(file, Buffer.from('all of it'));
  expect(statSync(file).ino).toBe(ino);
  for (const torn of ['all of\0\0\0', 'all', '']) {
    writeFileSync(file, torn);
    await writeWhole(file, Buffer.from('all of it'));
    expect(readFileSync(file, 'utf8')).toBe('all of it');
  }
});

test('a file that cannot be put in its place leaves nothing behind', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'file.bin', 'in the way'), { recursive: true });
  await expect(writeWhole(join(folder, 'file.bin'), Buffer.from('x'))).rejects.toThrow(
    /EISDIR|ENOTEMPTY|EEXIST/,
  );
  expect(readdirSync(folder)).toEqual(['file.bin']);
});

test('what a killed process has left half written is removed, and nothing else', () => {
  const folder = newFolder();
  const kept = ['a.bin', 'notes.part', 'a.bin.part'];
  for (const name of [...kept, 'a.bin.0a1b2c3d-0000-4000-8000-0123456789ab.part'])
    writeFileSync(join(folder, name), '');
  removeUnfinished(folder);
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
  removeUnfinished(join(folder, 'not there'));
});

test('a folder that others could look into is closed with its files', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'file'), '', { mode: 0o644 });
  chmodSync(folder, 0o755);
  keepFolderPrivate(folder);
  expect([folder, join(folder, 'file')].map(modeOf)).toEqual(['700', '600']);
  keepFolderPrivate(join(folder, 'not there'));
});
