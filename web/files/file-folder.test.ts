import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileFolder } from './file-folder.ts';

let above: string;
let root: string;
let folder: FileFolder;
beforeEach(async () => {
  above = mkdtempSync(join(tmpdir(), 'file-folder-'));
  root = join(above, 'site');
  folder = new FileFolder(root);
  await folder.open();
});
afterEach(() => rmSync(above, { recursive: true }));

const read = (name: string) => readFileSync(join(root, name));
const timeOf = (name: string) => statSync(join(root, name)).mtimeMs;
const unpack = { '.br': brotliDecompressSync, '.zst': zstdDecompressSync, '.gz': gunzipSync };

test('a file stands there plainly and packed in each way, of one second, for everybody to read', async () => {
  const before = process.umask(0o077); // as the system service sets it
  try {
    expect(await folder.put('pages/a/b.html', Buffer.from('Hello'))).toBe(true);
  } finally {
    process.umask(before);
  }
  expect(String(read('pages/a/b.html'))).toBe('Hello');
  for (const [ending, open] of Object.entries(unpack)) {
    expect(String(open(read(`pages/a/b.html${ending}`))), ending).toBe('Hello');
    expect(timeOf(`pages/a/b.html${ending}`)).toBe(timeOf('pages/a/b.html'));
  }
  expect(statSync(join(root, 'pages/a/b.html')).mode & 0o777).toBe(0o644);
  for (const made of ['', 'pages', 'pages/a']) expect(statSync(join(root, made)).mode & 0o777).toBe(0o755);
  expect(readdirSync(join(root, '.tessera-new'))).toEqual([]);
});

test('another version is of a later second, however soon it comes, as servers know versions by that', async () => {
  await folder.put('a.html', Buffer.from('one'));
  const [first, plain] = [timeOf('a.html'), statSync(join(root, 'a.html')).ino];
  expect(await folder.put('a.html', Buffer.from('two'))).toBe(true);
  expect(timeOf('a.html')).toBeGreaterThanOrEqual(first + 1000);
  expect(statSync(join(root, 'a.html')).ino).not.toBe(plain); // a reader of the old file reads on in it
});

test('the same again is not written, unless a packed one is missing or of another making', async () => {
  await folder.put('a.html', Buffer.from('one'));
  expect(await folder.put('a.html', Buffer.from('one'))).toBe(false);
  rmSync(join(root, 'a.html.gz'));
  expect(await folder.put('a.html', Buffer.from('one'))).toBe(true);
  const later = timeOf('a.html.gz');
  writeFileSync(join(root, 'a.html'), 'torn');
  expect(await folder.put('a.html', Buffer.from('one'))).toBe(true);
  expect(String(read('a.html'))).toBe('one');
  expect(timeOf('a.html')).toBeGreaterThan(later);
});

test('what is removed is gone in every form, and a folder of that name stays what it is', async () => {
  await folder.put('pages/a.html', Buffer.from('one'));
  await folder.put('pages/a/b.html', Buffer.from('two'));
  expect(await folder.remove('pages/a.html')).toBe(true);
  expect(await folder.remove('pages/a.html')).toBe(false);
  expect(readdirSync(join(root, 'pages'))).toEqual(['a']);
});

test('files are found below a folder, each once, those with a dot before their name too', async () => {
  for (const name of ['pages/a.html', 'pages/b/c.html', 'pages/.well-known/d.html', 'home.html'])
    await folder.put(name, Buffer.from(name));
  const found = await Array.fromAsync(folder.names('pages'));
  expect(found.toSorted()).toEqual(['pages/.well-known/d.html', 'pages/a.html', 'pages/b/c.html']);
  expect(await Array.fromAsync(folder.names('data'))).toEqual([]);
});

test('what a process that was killed has begun is taken away by the next one', async () => {
  writeFileSync(join(root, '.tessera-new', '1-1'), 'half of a pa');
  await new FileFolder(root).open();
  expect(readdirSync(join(root, '.tessera-new'))).toEqual([]);
});

test('a folder with files of somebody else is refused', async () => {
  const other = join(above, 'project');
  mkdirSync(join(other, 'pages'), { recursive: true });
  await expect(new FileFolder(other).open()).rejects.toThrow(
    /holds files that are not the site's, such as "pages"/,
  );
});

test('what cannot be put leaves nothing of itself behind', async () => {
  mkdirSync(join(root, 'a.html.br', 'in the way'), { recursive: true });
  mkdirSync(join(root, 'b.txt', 'in the way'), { recursive: true });
  await expect(folder.put('a.html', Buffer.from('one'))).rejects.toThrow();
  await expect(folder.putAlone('b.txt', 'one')).rejects.toThrow();
  expect(readdirSync(join(root, '.tessera-new'))).toEqual([]);
});
