import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { temporaryFolder } from '#lake/kernel/files/remove-at-end.ts';
import { runProgram } from '../process/child.ts';
import { compileWorkspace } from './compile-workspace.ts';
import { compiledFolder, type PackageManifest, packedManifest } from './packed-manifest.ts';
import { readWorkspaces, takeInWorkspaces } from './take-in-workspaces.ts';

/**
 * Compiles a workspace to JavaScript with types and packs it as npm does, including what it uses of other workspaces.
 * Returns the path of the .tgz file, which it writes into the folder `target`. Throws StartError with what the compiler
 * or npm said.
 */
export async function packWorkspace(workspace: string, target: string): Promise<string> {
  const { folder: stage, remove } = temporaryFolder(join(tmpdir(), 'tessera-pack-'));
  try {
    const compiled = join(stage, compiledFolder);
    await compileWorkspace(workspace, compiled);
    const manifest: PackageManifest = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8'));
    const { workspaces }: { workspaces: string[] } = JSON.parse(await readFile('package.json', 'utf8'));
    const dependencies = await takeInWorkspaces(manifest, compiled, await readWorkspaces(workspaces));
    const packed = packedManifest(manifest, dependencies);
    await writeFile(join(stage, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
    await cp(join(workspace, 'README.md'), join(stage, 'README.md'));
    for (const page of manifest.files ?? []) await cp(join(workspace, page), join(stage, basename(page)));
    await cp('LICENSE', join(stage, 'LICENSE'));
    await mkdir(target, { recursive: true });
    await runProgram('npm', ['pack', stage, '--pack-destination', target]);
    return join(target, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`);
  } finally {
    await remove();
  }
}
