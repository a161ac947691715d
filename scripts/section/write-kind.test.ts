import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isThorough } from '#lake/torture/effort-fixture.ts';
import { type CopiedTree, copyTree } from '../test/copied-tree-fixture.ts';
import { writeKind } from './write-kind.ts';

let tree: CopiedTree;
beforeAll(() => {
  tree = copyTree();
});
afterAll(() => tree.remove());

const all = readdirSync('sections', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(`sections/${entry.name}`).includes('index.ts'))
  .map(({ name }) => name);

// The first four have fields with the kind's own name; the others have files, and had an older form.
const some = ['logos', 'steps', 'tabs', 'video', 'document-table', 'cta-banner'];

// Each copy comes before its original in all lists, so that fields that both have are named after the copy.
test('a copy of a kind agrees with itself, is taken into the snapshot, and leaves the others as they were', async () => {
  const kinds = isThorough ? all : some;
  const files: string[] = [];
  for (const kind of kinds) files.push(...(await writeKind(tree.folder, `a-${kind}`, new Set(), kind)));
  expect(tree.read('sections/a-logos/schema.ts')).toMatch(/name: 'a-logos',\n {2}title: 'A logos'/);
  expect(tree.read('sections/a-logos/schema.ts')).toMatch(/name: 'logos',\n {6}title: 'Customers'/);

  const { run } = tree;
  const renewed = await run(process.execPath, 'scripts/contract.ts', '--renew');
  expect(renewed.code === 0 ? '' : renewed.said).toBe('');
  const checks = [
    await run('node_modules/.bin/biome', 'check', '--error-on-warnings', ...new Set(files)),
    await run(process.execPath, 'scripts/contract.ts', '--proof'),
    await run('node_modules/.bin/tsc', '--noEmit'),
  ];
  for (const { code, said } of checks) expect(code === 0 ? '' : said).toBe('');
}, 300_000);
