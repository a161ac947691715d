import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import * as z from 'zod';
import { removeAtEnd } from '#lake/kernel/files/remove-at-end.ts';
import type { Environment } from '#settings/environment.ts';
import { knownTables } from '../backup/table-versions.ts';
import { folder as studioFolder } from '../build/built-studio.ts';
import { hearProgram } from '../process/child.ts';
import { keepSeededLake } from '../seed/make-seeded-lake.ts';
import { seededLakeFolder } from '../seed/seeded-lake.ts';
import { ownFilesOf } from './own-files.ts';
import { packageFilesOf, packagesOf } from './package-files.ts';
import { dialect, type ReleaseManifest, releaseManifestName } from './release-manifest.ts';
import { heldSettings, settingLines } from './release-settings.ts';

/** The programs of a release; everything else follows from what these import. */
export const programs = [
  ...['keep', 'serve', 'switch', 'health'].map((name) => `scripts/release/${name}.ts`),
  ...['lake', 'backup', 'restore', 'export', 'import', 'invite', 'migrate'].map(
    (name) => `scripts/${name}.ts`,
  ),
  'web/front.ts',
  'web/renderer.ts',
  'web/next.config.mjs',
  'web/cache-handler.cjs',
];

const folders = ['content', 'web/public', studioFolder];
const papers = ['LICENSE', 'README.md', 'CHANGELOG.md', 'docs', 'operations'];
// Traces and caches of the build, and source maps, which only a debugger reads.
const isOfBuild = (path: string): boolean =>
  /^(cache|diagnostics|types|trace|trace-build|dev)(\/|$)|\.map$/.test(path);

const workspaces = z.object({
  version: z.string(),
  license: z.string(),
  imports: z.record(z.string(), z.string()),
  workspaces: z.array(z.string()),
});
const described = z.object({ version: z.string(), license: z.string().default('see the package') });

/** A release that is written but not finished: without its name it is removed when the process ends. */
export interface Unfinished {
  manifest: ReleaseManifest;
  /** The folder in which it lies. */
  root: string;
  /** Moves it to the folder of its name, in place of an earlier one, and resolves with that folder. */
  finish(): Promise<string>;
}

/** Writes a release of the built product into a folder below `to`. */
export async function writeRelease(environment: Environment, to: string): Promise<Unfinished> {
  const built = join('web', environment.distDir);
  const own = ownFilesOf(programs);
  const packages = await packageFilesOf(own.specifiers, built);
  const { version, license, imports, workspaces: rooms } = workspaces.parse(readJson('package.json'));
  const commit = await commitOf();
  const name = `tessera-${version}${commit ? `-${commit}` : ''}`;
  const home = join(to, name);
  const root = `${home}.unfinished`;
  await rm(root, { recursive: true, force: true });
  const keep = removeAtEnd(root);
  for (const file of [...own.files, ...packages]) await copy(file, root);
  for (const folder of [...folders, ...papers.filter((paper) => existsSync(paper))])
    await cp(folder, join(root, folder), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) });
  await cp(built, join(root, 'web/.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !isOfBuild(relative(built, file)),
  });
  await keepSeededLake(environment);
  await cp(seededLakeFolder(environment), join(root, seededLakeFolder({ distDir: '.next' })), {
    recursive: true,
  });
  await writeFile(join(root, 'web/.next.tsconfig.json'), '{}\n'); // Next's configuration would write it
  for (const room of rooms) {
    await copy(`${room}/package.json`, root);
    const link = join(root, 'node_modules/@tessera', room);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join('../..', room), link);
  }
  const text = { name: 'tessera', version, license, private: true, type: 'module', imports };
  await writeFile(join(root, 'package.json'), `${JSON.stringify(text, null, 2)}\n`);
  await mkdir(join(root, 'bin'));
  await copyNode(join(root, 'bin/node'));
  await copyFile('scripts/release/tessera.sh', join(root, 'bin/tessera'));
  for (const program of ['node', 'tessera']) await chmod(join(root, 'bin', program), 0o755);
  const manifest: ReleaseManifest = {
    name,
    version,
    commit,
    made: new Date().toISOString(),
    node: process.versions.node,
    platform: `${process.platform}-${process.arch}`,
    dialect,
    settings: heldSettings(environment),
    tables: await knownTables(environment),
    packages: licencesOf(packagesOf(packages)),
  };
  await writeFile(join(root, 'bin/settings'), settingLines(manifest.settings));
  await writeFile(join(root, releaseManifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  return {
    manifest,
    root,
    async finish() {
      await rm(home, { recursive: true, force: true });
      await rename(root, home);
      keep();
      return home;
    },
  };
}

/** Copies a file to its place below another root. */
async function copy(file: string, root: string): Promise<void> {
  const place = join(root, file);
  await mkdir(dirname(place), { recursive: true });
  await copyFile(file, place);
}

/**
 * Copies Node's program, where the machine can do it without the symbols that only a debugger reads: a seventh of it.
 */
async function copyNode(to: string): Promise<void> {
  const { code } = await hearProgram('strip', ['-o', to, process.execPath]);
  if (code !== 0) await copyFile(process.execPath, to);
}

function licencesOf(places: readonly string[]): ReleaseManifest['packages'] {
  const found = places.flatMap((place) => {
    const file = join(place, 'package.json');
    if (!existsSync(file)) return [];
    const { version, license } = described.parse(readJson(file));
    return [[place.replace(/^node_modules\//, ''), { version, license }]];
  });
  return Object.fromEntries(found);
}

/** The commit of the sources, with "-changed" when they differ from it; null where git does not tell. */
async function commitOf(): Promise<string | null> {
  const words = ['describe', '--always', '--exclude=*', '--abbrev=9', '--dirty=-changed'];
  const { code, said } = await hearProgram('git', words);
  return code === 0 ? said.trim() : null;
}

/** How many bytes the files below a folder take on the disk. */
export function bytesOf(folder: string): number {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (file) => lstatSync(join(folder, file)).blocks * 512,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
