import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { FolderWatch } from './folder-watch.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-folders-')));
const file = (name: string) => join(root, name);
let told: string[] = [];
const watch = new FolderWatch((files) => told.push(...files));
mkdirSync(file('kinds'));
writeFileSync(file('kinds/a.ts'), '');
watch.add([file('kinds/a.ts')]);
afterAll(() => {
  watch.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  told = [];
});

test('a file that is written, and one that takes its place, are told', async () => {
  writeFileSync(file('kinds/a.ts'), '1');
  await expect.poll(() => told).toContain(file('kinds/a.ts'));
  told = [];
  writeFileSync(file('other.ts'), '2');
  renameSync(file('other.ts'), file('kinds/a.ts'));
  await expect.poll(() => told).toContain(file('kinds/a.ts'));
  expect(told).not.toContain(file('other.ts'));
});

test('a folder that is made is watched as well, also when it comes back', async () => {
  for (const text of ['1', '2']) {
    told = [];
    mkdirSync(file('kinds/new'));
    await expect.poll(() => told).toContain(file('kinds/new'));
    writeFileSync(file('kinds/new/b.ts'), text);
    await expect.poll(() => told).toContain(file('kinds/new/b.ts'));
    rmSync(file('kinds/new'), { recursive: true });
  }
});
