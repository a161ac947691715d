import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FreshModules } from './fresh-modules.ts';
import { describeProblem, problemOf } from './problem.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-fresh-')));
const file = (name: string) => join(root, name);
const write = (name: string, text: string) => writeFileSync(file(name), text);
let modules: FreshModules;

beforeAll(async () => {
  mkdirSync(file('node_modules/a-package'), { recursive: true });
  write('package.json', '{ "type": "module" }');
  write('node_modules/a-package/package.json', '{ "type": "module", "exports": "./index.js" }');
  write('node_modules/a-package/index.js', 'export const made = {};');
  write('whole.ts', "export { part } from './part.tsx';\nexport { still } from './still.ts';\n");
  write('part.tsx', 'export const part: number = 1;\n');
  write('still.ts', "import { made } from 'a-package';\nexport const still = { made };\n");
  modules = await FreshModules.open(root);
});
afterAll(async () => {
  await modules.close();
  rmSync(root, { recursive: true });
});

test('what has changed is loaded anew with what imports it, and nothing else is', async () => {
  const before = await modules.load(file('whole.ts'));
  expect(before.part).toBe(1);
  write('part.tsx', 'export const part: number = 2;\n');
  expect((await modules.load(file('whole.ts'))).part).toBe(1);
  modules.forget([file('part.tsx')]);
  const after = await modules.load(file('whole.ts'));
  expect(after.part).toBe(2);
  expect(after.still).toBe(before.still);
  expect(modules.files.toSorted()).toEqual(['part.tsx', 'still.ts', 'whole.ts'].map(file));
});

test.each([
  ['a text that is no module', 'export const part: number = ;\n', /^part\.tsx:1:29 {2}Unexpected token$/],
  // On which line, the test runner counts in its own way; scripts/contract/contract-watch.test.ts knows.
  ['code that throws', '\n\nexport const part = new URL("nowhere");\n', /^part\.tsx:\d+:\d+ {2}Invalid URL$/],
  ['an import of nothing', "export { part } from './nowhere.ts';\n", /^part\.tsx {2}.*\.\/nowhere\.ts/],
])('%s is told with its place, and its next form is loaded', async (_, text, said) => {
  write('part.tsx', text);
  modules.forget([file('part.tsx')]);
  const error = await modules.load(file('whole.ts')).then(
    () => undefined,
    (failed: unknown) => failed,
  );
  expect(describeProblem(problemOf(error, root))).toMatch(said);
  modules.forgetAll();
  write('part.tsx', 'export const part: number = 3;\n');
  modules.forget([file('part.tsx')]);
  expect((await modules.load(file('whole.ts'))).part).toBe(3);
});
