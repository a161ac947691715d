import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
  kept = keepLists(root, ({ written, leftOut }) => told.push(...written, ...leftOut));
});
afterAll(() => {
  kept.close();
  rmSync(root, { recursive: true });
});

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the folder of a kind that is dropped in, and one that is taken away, are in the lists and out of them at once', async () => {
  const before = read('sections/registry.ts');
  const schema = read('sections/prose/schema.ts').replace("name: 'prose'", "name: 'pricing-table'");
  mkdirSync(join(root, 'sections/pricing-table'));
  for (const file of ['index.ts', 'view.tsx', 'markdown.ts', 'contract.ts', 'sample.ts'])
    cpSync(join('sections/prose', file), join(root, 'sections/pricing-table', file));
  writeFileSync(join(root, 'sections/pricing-table/schema.ts'), schema);
  await expect
    .poll(() => told)
    .toEqual(['sections/registry.ts', 'sections/views.ts', 'sections/markdown.ts']);
  expect(read('sections/views.ts')).toContain("'pricing-table': PricingTable,");

  rmSync(join(root, 'sections/pricing-table'), { recursive: true });
  await expect.poll(() => read('sections/registry.ts')).toBe(before);
});

test('a folder that is dropped in under a name that none can have is left out, and named once', async () => {
  const before = read('sections/registry.ts');
  told.length = 0;
  cpSync('sections/prose', join(root, 'sections/prose copy'), { recursive: true });
  await expect.poll(() => told).toEqual([expect.stringMatching(/^sections\/prose copy is left out: /)]);
  writeFileSync(join(root, 'sections/prose copy/view.tsx'), '');
  cpSync('sections/prose', join(root, 'sections/3d'), { recursive: true });
  await expect.poll(() => told).toHaveLength(2);
  expect(told[1]).toMatch(/^sections\/3d is left out: /);
  expect(read('sections/registry.ts')).toBe(before);
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
