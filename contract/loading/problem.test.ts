import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../project-folder-fixture.ts';
import { loadModule } from './load-module.ts';
import { describeProblem, problemOf } from './problem.ts';

// This is no import of this file.
const here = '.';

test.each([
  ['a text that is no module', 'export const part: number = ;\n', 'part.tsx:1:29  Unexpected token'],
  [
    'code that throws',
    '\ninterface Part {}\nexport const part: Part = new URL("nowhere");\n',
    'part.tsx:3:27  Invalid URL',
  ],
  [
    'an import of nothing',
    `export { part } from '${here}/nowhere.ts';\n`,
    "part.tsx:1:22  Could not resolve './nowhere.ts' in part.tsx",
  ],
])('%s is told with its place, and the files are known all the same', async (_, text, said) => {
  const whole = `export { part } from '${here}/part.tsx';\n`;
  const root = projectFolder({ 'whole.ts': whole, 'part.tsx': text });
  const files = new Set<string>();
  const error = await loadModule(join(root, 'whole.ts'), { files }).then(
    () => undefined,
    (failed: unknown) => failed,
  );
  expect(describeProblem(problemOf(error, root))).toBe(said);
  expect([...files].toSorted()).toEqual([join(root, 'part.tsx'), join(root, 'whole.ts')]);
});

test('the file that an import of nothing stands in is named from the root, wherever the project is exported', async () => {
  const root = projectFolder({
    'deep/er/whole.ts': `export { part } from '${here}./../parts/part.ts';\n`,
    'parts/part.ts': `export { part } from '${here}/nowhere.ts';\n`,
  });
  const error = await loadModule(join(root, 'deep/er/whole.ts')).catch((failed: unknown) => failed);
  expect(describeProblem(problemOf(error, root))).toBe(
    "parts/part.ts:1:22  Could not resolve './nowhere.ts' in parts/part.ts",
  );
});
