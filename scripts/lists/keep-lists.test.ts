import { cpSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepLists } from './keep-lists.ts';

let root: string;
let kept: ReturnType<typeof keepLists>;
const told: string[] = [];
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-kept-')));
  for (const room of ['sections', 'pages', 'schemas']) cpSync(room, join(root, room), { recursive: true });
  kept = keepLists(root, (written) => told.push(...written));
});
afterAll(() => {
  kept.close();
  rmSync(root, { recursive: true });
});

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the folder of a kind that is dropped in, and one that is taken away, are in the lists and out of them at once', async () => {
  const before = read('sections/registry.ts');
  cpSync('scripts/section/template', join(root, 'sections/pricing-table'), { recursive: true });
  await expect
    .poll(() => told)
    .toEqual(['sections/registry.ts', 'sections/views.ts', 'sections/markdown.ts']);
  expect(read('sections/views.ts')).toContain("'pricing-table': PricingTable,");

  rmSync(join(root, 'sections/pricing-table'), { recursive: true });
  await expect.poll(() => read('sections/registry.ts')).toBe(before);
});

test('a file by which a folder stands in a list, and what it says, are followed', async () => {
  const file = join(root, 'pages/post/desk.ts');
  renameSync(file, `${file}.aside`);
  await expect.poll(() => read('pages/desks.ts')).not.toContain('./post/desk.ts');
  renameSync(`${file}.aside`, file);
  await expect.poll(() => read('pages/desks.ts')).toContain('./post/desk.ts');

  const address = read('pages/post/address.ts');
  expect(address).toContain("'/blog/");
  writeFileSync(join(root, 'pages/post/address.ts'), address.replace("'/blog/", "'/journal/"));
  await expect.poll(() => read('schemas/address-patterns.ts')).toContain("'/journal/");
});
