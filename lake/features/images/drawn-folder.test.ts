import { existsSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DrawnFolder } from './drawn-folder.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'tessera-drawn-'));
const nameOf = (picture: string, variant: number) => `${picture.repeat(40)}-${variant}.png`;

test('no more drawings of one picture are kept than may be; the one that was asked for last stays', async () => {
  const folder = newFolder();
  const drawn = new DrawnFolder(folder, { maxBytes: 1_000, maxVariants: 3 });
  const add = async (name: string) => {
    writeFileSync(join(folder, name), 'x');
    await drawn.add(name);
  };
  await add(nameOf('b', 0));
  for (let variant = 0; variant < 3; variant++) await add(nameOf('a', variant));
  expect(drawn.has(nameOf('a', 0))).toBe(true);
  await add(nameOf('a', 3));
  const kept = [nameOf('a', 0), nameOf('a', 2), nameOf('a', 3), nameOf('b', 0)];
  expect(readdirSync(folder).sort()).toEqual(kept);
  expect(drawn.has(nameOf('a', 1))).toBe(false);
});

test('no more bytes are kept than may be, those of an earlier run among them', async () => {
  const folder = newFolder();
  for (const [index, picture] of ['a', 'b', 'c'].entries()) {
    const file = join(folder, nameOf(picture, 0));
    writeFileSync(file, 'x'.repeat(400));
    utimesSync(file, index + 1, index + 1);
  }
  const drawn = new DrawnFolder(folder, { maxBytes: 1_000, maxVariants: 3 });
  writeFileSync(join(folder, nameOf('d', 0)), 'x'.repeat(300));
  await drawn.add(nameOf('d', 0));
  expect(readdirSync(folder)).toEqual([nameOf('c', 0), nameOf('d', 0)]);
});

test('all drawings of a picture are forgotten, and a folder that somebody has emptied has none', () => {
  const folder = newFolder();
  for (const picture of ['a', 'b']) writeFileSync(join(folder, nameOf(picture, 0)), 'x');
  const drawn = new DrawnFolder(folder, { maxBytes: 1_000, maxVariants: 3 });
  drawn.forget('a'.repeat(40));
  expect(readdirSync(folder)).toEqual([nameOf('b', 0)]);
  expect([drawn.has(nameOf('a', 0)), drawn.has(nameOf('b', 0))]).toEqual([false, true]);
  drawn.forget('b'.repeat(40));
  expect(existsSync(join(folder, nameOf('b', 0)))).toBe(false);
});
