import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnvironment } from '#settings/environment.ts';
import type { Variables } from '#settings/variables.ts';
import { dialect, manifestName, type ReleaseManifest } from './release-manifest.ts';
import { heldSettings } from './release-settings.ts';

/**
 * Writes a release named "the next one" whose program is a file of this folder, run where it lies. It brings along `variables`, and was
 * built with `builtWith`, which is the same unless something is wrong with it.
 */
export function writeReleaseFolder(
  root: string,
  program: string,
  variables: Record<string, string>,
  builtWith: Variables = variables,
): void {
  const manifest: ReleaseManifest = {
    name: 'the next one',
    version: '0.1.0',
    commit: null,
    made: '2026-11-23T20:00:00.000Z',
    node: process.versions.node,
    platform: `${process.platform}-${process.arch}`,
    dialect,
    settings: { hash: heldSettings(readEnvironment(builtWith)).hash, variables },
    tables: { store: 6 },
    packages: {},
  };
  for (const folder of ['bin', 'scripts/release']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, manifestName), JSON.stringify(manifest));
  symlinkSync(process.execPath, join(root, 'bin/node'));
  symlinkSync(resolve('scripts/release', program), join(root, 'scripts/release/serve.ts'));
}
