import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runProgram } from '../process/child.ts';
import { compiledFolder, type Manifest, packedManifest } from './packed-manifest.ts';

/**
 * Compiles a workspace to JavaScript with types and packs it as npm does; answers the path of the .tgz file, which is put
 * into the folder `target`. Throws StartError with what the compiler or npm said.
 */
export async function packWorkspace(workspace: string, target: string): Promise<string> {
  const stage = await mkdtemp(join(tmpdir(), 'tessera-pack-'));
  try {
    await compile(workspace, stage);
    const manifest: Manifest = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8'));
    await writeFile(join(stage, 'package.json'), `${JSON.stringify(packedManifest(manifest), null, 2)}\n`);
    await cp(join(workspace, 'README.md'), join(stage, 'README.md'));
    await cp('LICENSE', join(stage, 'LICENSE'));
    await mkdir(target, { recursive: true });
    await runProgram('npm', ['pack', stage, '--pack-destination', target]);
    return join(target, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`);
  } finally {
    await rm(stage, { recursive: true });
  }
}

async function compile(workspace: string, stage: string): Promise<void> {
  const from = resolve(workspace);
  const config = join(stage, 'tsconfig.json');
  const settings = {
    extends: resolve('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      incremental: false,
      allowJs: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: from,
      outDir: join(stage, compiledFolder),
      typeRoots: [resolve('node_modules/@types')],
    },
    include: ['ts', 'tsx'].map((ending) => `${from}/**/*.${ending}`),
    exclude: ['test.ts', 'test.tsx', '-fixture.ts'].map((ending) => `${from}/**/*${ending}`),
  };
  await writeFile(config, JSON.stringify(settings));
  await runProgram('node_modules/.bin/tsc', ['--project', config]);
  await rm(config);
}
