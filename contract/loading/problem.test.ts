import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../project-folder-fixture.ts';
import { loadModule } from './load-module.ts';
import { describeProblem, problemOf } from './problem.ts';

// Apart from the texts below, so that nothing takes their imports for those of this file.
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

test.each([
  ['needs', "import { nothing } from './names.ts';\nexport const part = [nothing];\n", 'part.ts:1:10'],
  [
    'exports onwards and needs',
    "import { Name, nothing } from './names.ts';\nexport { Name };\nexport const part = nothing.part;\n",
    'part.ts:1:16',
  ],
  [
    'takes as the default',
    "import nothing from './names.ts';\nexport const part = nothing;\n",
    'part.ts:1:8',
  ],
])(
  'a name that a file does not have is told with those that it has, where another %s it',
  async (_, text, place) => {
    const root = projectFolder({
      'deep/whole.ts': `export { part } from '${here}./part.ts';\n`,
      'part.ts': text,
      'names.ts': 'export interface Name {}\nexport const some = 1, other = 2;\n',
    });
    const error = await loadModule(join(root, 'deep/whole.ts')).catch((failed: unknown) => failed);
    const name = text.includes('{') ? 'nothing' : 'default';
    expect(describeProblem(problemOf(error, root))).toBe(
      `${place}  "${name}" is not exported by names.ts, which exports some, other`,
    );
  },
);
