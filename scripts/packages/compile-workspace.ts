import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { runProgram } from '../process/child.ts';

/**
 * Compiles the files of a workspace, except tests and fixtures, to JavaScript with types in a folder. Throws StartError
 * with what the compiler said.
 */
export async function compileWorkspace(workspace: string, into: string): Promise<void> {
  const from = resolve(workspace);
  const config = `${into}.tsconfig.json`;
  const settings = {
    extends: resolve('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      incremental: false,
      allowJs: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: from,
      outDir: into,
      typeRoots: [resolve('node_modules/@types')],
    },
    include: ['ts', 'tsx'].map((ending) => `${from}/**/*.${ending}`),
    exclude: ['test.ts', 'test.tsx', '-fixture.ts'].map((ending) => `${from}/**/*${ending}`),
  };
  await mkdir(dirname(config), { recursive: true });
  await writeFile(config, JSON.stringify(settings));
  await runProgram(join('node_modules', '.bin', 'tsc'), ['--project', config]);
  await rm(config);
}
